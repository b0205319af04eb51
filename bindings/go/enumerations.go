// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

import "fmt"

// Limits, and numbers that stand for something.
const (
	TextMax = 64 // Room for any amount as text, with its currency and the NUL.
	CodeSize = 12 // Room for a currency code and its NUL: codes have 1 to 11 bytes.
	DigitsMax = 38 // The most digits that a decimal holds, and the largest scale.
	InputMax = 1024 // The longest text of an amount or a rate that is read, in bytes.
	DocumentMax = 67108864 // The longest document that is read, in bytes (64 MiB).
	SharesMax = 1048576 // The most shares of one allocation.
	AmountsMax = 1048576 // The most amounts or decimals that one call adds up, compares or sorts; columns take any number.
	LegsMax = 8 // The most legs of one conversion path.
	RatioTextMax = 320 // Room for any ratio as text, with the NUL.
	JSONMax = 96 // Room for any amount as JSON, and the NUL.
	CurrencyPairTextMax = 24 // Room for any pair of currencies as text, and the NUL.
	RateTextMax = 96 // Room for any rate as text, and the NUL.
	RateJSONMax = 160 // Room for any rate as JSON, and the NUL.
	ColumnThreadsMax = 256 // The most threads of one call.
	ColumnCodesMax = 65536 // The most codes of a dictionary.
	ExpressionMax = 16384 // The longest expression that the library evaluates, in bytes.
	ExpressionCurrenciesMax = 64 // The most currencies that one sum of an expression may mix.
	LocaleSize = 16 // Room for a locale's identifier and its NUL.
	LocaleTextMax = 512 // Room for any amount as a locale writes it, and the NUL.
	PatternMax = 128 // The longest pattern, in bytes.
	DigitsPattern = -3 // As digits of a format: as the pattern says.
	LabelSize = 80 // Buffer size for any label, including the NUL.
	InvoiceTaxesMax = 4 // The maximum number of taxes of a line item.
	InvoiceDocument = -1 // The index of the document itself in money_invoice_adjust.
	CashFlowsMax = 1048576 // The maximum number of cash flows of one calculation.
	XIRRRatesMax = 32 // The maximum number of rates of one result.
	ValuePointsMax = 4096 // The maximum number of points of one calculation.
	IDSize = 40 // Buffer size for any transaction id, including the NUL.
	SymbolSize = 64 // Buffer size for any security symbol, including the NUL.
	LotSelectionsMax = 1024 // The maximum number of lots that a sale selects.
	StoreNameSize = 256 // Buffer size for any name or key, including the NUL.
	CalculatorNumbersMax = 100 // The most numbers of one operation. Each has at most 38 digits.
	CalculatorKeysMax = 8192 // The longest text of keys for one call, in bytes.
	CalculatorTextMax = 4608 // Room for any display or expression and its NUL.
	ReasonSize = 240 // Buffer size for any reason, including the NUL.
)

// Status: The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused.
type Status int32

const (
	StatusOK Status = 0
	ErrArgument Status = 1 // A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
	ErrBufferTooSmall Status = 2 // The text is longer than the buffer; `length` says how long it is.
	ErrBusy Status = 3 // The object's own callback has not returned.
	ErrOutOfMemory Status = 4 // There is not enough memory.
	ErrLimit Status = 5 // The input is longer, larger or deeper than a limit.
	ErrNotFound Status = 6 // The index is past the end, or there is no such entry.
	ErrState Status = 7 // The object is in a state in which this call makes no sense.
	ErrCancelled Status = 8 // The caller cancelled the call, or its time was over; nothing has changed.
	ErrSyntax Status = 20 // The text is no number, amount, date or code; the position is its first byte that does not belong.
	ErrEncoding Status = 21 // The text is not UTF-8, or has a NUL inside.
	ErrOverflow Status = 22 // The exact result does not fit 38 digits.
	ErrDivisionByZero Status = 23 // The divisor is 0.
	ErrInexact Status = 24 // The result would have to be rounded, and rounding was not allowed.
	ErrDate Status = 25 // The date is no day of the years 1 to 9999.
	ErrUnknownCurrency Status = 40 // The currency is neither built in nor in the registry given, or its minor unit is not known.
	ErrCurrencyMismatch Status = 41 // Two currencies meet where one is needed.
	ErrDuplicateCurrency Status = 42 // The code is taken already.
	ErrAmbiguousCurrency Status = 43 // The symbol, such as $, stands for several currencies; the error's text lists them.
	ErrWeights Status = 60 // There are no weights, or one is negative, or all are 0.
	ErrNoRate Status = 80 // No rate leads from the one currency to the other on that day, or it is too old; the error's text names the last day before it that had one, however long ago.
	ErrInvalidRate Status = 81 // The rate is zero, negative or out of range, or is not 1 for a currency against itself.
	ErrDuplicateRate Status = 82 // One document has the same direction twice.
	ErrNoRates Status = 83 // The document is well-formed and has no rate.
	ErrProvider Status = 84 // The document is the provider's own error; the error's text has its code and words.
	ErrJSON Status = 100 // The text is not JSON, or an object has a key twice.
	ErrDocument Status = 101 // The document is well-formed and not of the kind expected.
	ErrVersion Status = 102 // A newer version of the library wrote it.
	ErrInsufficient Status = 110 // Less is there, or less is not held, than should go out.
	ErrDiscount Status = 120 // The discount is below 0, above 100 percent, or above the price.
	ErrTax Status = 121 // The tax is outside 0 to 100 percent, or a category has none.
	ErrDuplicateSku Status = 122 // One document has the same product twice.
	ErrDuplicateID Status = 130 // Two transactions have the same id.
	ErrTransport Status = 140 // No answer came; the error's text says why.
	ErrUnknownRequest Status = 141 // The answer is to a request that is not under way.
	ErrHTTP Status = 142 // The server answered with an error; the text has its status.
	ErrUnauthorized Status = 143 // The server refuses the key: HTTP 401 or 403.
	ErrRateLimited Status = 144 // The provider was asked too often: HTTP 429.
	ErrContentType Status = 145 // The answer is HTML, or of another type than expected.
	ErrTruncated Status = 146 // The answer ends before its document does.
	ErrTooLarge Status = 147 // The answer is larger than the limit that was set.
	ErrRateJumped Status = 148 // A rate is a hundred times higher or lower than before.
	ErrNoCurrencies Status = 149 // The list is well-formed and has no currency.
	ErrRetrieval Status = 160 // Reading failed; the error's `cause` says why.
	ErrSaving Status = 161 // Saving failed and changed nothing; the error's `cause` says why.
	ErrRemoval Status = 162 // Removing failed and changed nothing; the error's `cause` says why.
	ErrNotAStore Status = 163 // The file belongs to something else.
	ErrStoreLocked Status = 164 // Another connection writes, and did not end in time.
	ErrStoreReadOnly Status = 165 // The store, or its file, can only be read.
	ErrStoreFull Status = 166 // No room is left on the disk, or in the quota.
	ErrStoreCorrupt Status = 167 // The file is damaged.
	ErrStorePath Status = 168 // The path is not there, is a directory, or is not permitted.
	ErrStoreIo Status = 169 // The disk failed.
	ErrConflict Status = 170 // Somebody else changed the stored object since it was loaded, or another request has the key.
	ErrNoSqlite Status = 171 // The system has no SQLite that stores can use; the error's text says why.
	ErrStoreUnknown Status = 172 // Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the error's `cause` says why.
)

// Flags: Facts about a result that are no failures. Several may be set.
type Flags uint32

const (
	FlagsRounded Flags = 1 // digits other than 0 were dropped
	FlagsRateRounded Flags = 2 // a rate had more than 19 digits in its document and was rounded on reading
	FlagsFixed Flags = 4 // a fixed factor was used: a withdrawn currency's legal one, or a quote unit's
	FlagsEarlier Flags = 8 // the rates are of an earlier date than you asked for
	FlagsStale Flags = 16 // the rates are older than `fresh_for`, or they have no time
	FlagsInconsistent Flags = 32 // the table's quotes give another rate along another path
	FlagsEuroRegulation Flags = 64 // rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule
)

// Has tells whether all bits of one are set.
func (bits Flags) Has(one Flags) bool { return bits&one == one }

// Rounding: How the library rounds a result that does not fit its digits. The brackets have the names of IEEE
// 754 and ISO 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits
// and mode are swapped fails, and so does an options struct whose mode you left 0.
type Rounding int32

const (
	RoundingHalfEven Rounding = 1000 // to nearest, ties to the even digit (roundTiesToEven); the default
	RoundingHalfUp Rounding = 1001 // to nearest, ties away from zero (roundTiesToAway)
	RoundingHalfDown Rounding = 1002 // to nearest, ties towards zero
	RoundingUp Rounding = 1003 // away from zero
	RoundingDown Rounding = 1004 // towards zero (roundTowardZero)
	RoundingCeiling Rounding = 1005 // towards positive infinity (roundTowardPositive)
	RoundingFloor Rounding = 1006 // towards negative infinity (roundTowardNegative)
	RoundingUnnecessary Rounding = 1007 // an inexact result is MONEY_ERR_INEXACT
	RoundingHalfOdd Rounding = 1008 // to nearest, ties to the odd digit
	RoundingHalfCeiling Rounding = 1009 // to nearest, ties towards positive infinity
	RoundingHalfFloor Rounding = 1010 // to nearest, ties towards negative infinity
)

// String is the word of the constant, such as "half_even".
func (one Rounding) String() string {
	switch one {
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
	return fmt.Sprintf("Rounding(%d)", int32(one))
}

// CurrencyKind: The kind of thing that a code stands for.
type CurrencyKind int32

const (
	CurrencyKindCurrent CurrencyKind = 0 // in ISO 4217 today
	CurrencyKindHistorical CurrencyKind = 1 // once in ISO 4217, withdrawn
	CurrencyKindSpecial CurrencyKind = 2 // ISO 4217 codes that are not legal tender: XAU, XDR, XTS
	CurrencyKindUnit CurrencyKind = 3 // a quote unit, a fraction of another currency: GBX, ZAc, ILA
	CurrencyKindInformal CurrencyKind = 4 // in common use outside ISO 4217: BTC, CNH
	CurrencyKindCustom CurrencyKind = 5 // from a registry
)

// String is the word of the constant, such as "current".
func (one CurrencyKind) String() string {
	switch one {
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
	return fmt.Sprintf("CurrencyKind(%d)", int32(one))
}

// CashSmall: The treatment of amounts that are too small for a rule on cash.
type CashSmall int32

const (
	CashSmallRounded CashSmall = 0 // they are rounded as others are
	CashSmallExact CashSmall = 1 // they stay as they are: one and two cents in Finland
	CashSmallUp CashSmall = 2 // they become one step: one and two cents in Slovakia
)

// String is the word of the constant, such as "rounded".
func (one CashSmall) String() string {
	switch one {
	case CashSmallRounded:
		return "rounded"
	case CashSmallExact:
		return "exact"
	case CashSmallUp:
		return "up"
	}
	return fmt.Sprintf("CashSmall(%d)", int32(one))
}

// Allocation: The method that hands out the units that are left over when every share has been rounded down.
type Allocation int32

const (
	AllocationLargestRemainder Allocation = 0 // one each to the shares that lost most, ties to the earlier; the default
	AllocationFloorToFirst Allocation = 1 // one each from the first share on
	AllocationFloorToLast Allocation = 2 // one each from the last share back
	AllocationSeparateRemainder Allocation = 3 // they are `remainder`
)

// String is the word of the constant, such as "largest_remainder".
func (one Allocation) String() string {
	switch one {
	case AllocationLargestRemainder:
		return "largest_remainder"
	case AllocationFloorToFirst:
		return "floor_to_first"
	case AllocationFloorToLast:
		return "floor_to_last"
	case AllocationSeparateRemainder:
		return "separate_remainder"
	}
	return fmt.Sprintf("Allocation(%d)", int32(one))
}

// RateKind: The origin of a rate in a conversion path.
type RateKind int32

const (
	RateKindQuoted RateKind = 0 // as the table has it
	RateKindInverse RateKind = 1 // the table's rate of the other direction, turned round exactly
	RateKindFixed RateKind = 2 // the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98)
	RateKindUnit RateKind = 3 // the factor of a quote unit, such as 100 GBX = 1 GBP
)

// String is the word of the constant, such as "quoted".
func (one RateKind) String() string {
	switch one {
	case RateKindQuoted:
		return "quoted"
	case RateKindInverse:
		return "inverse"
	case RateKindFixed:
		return "fixed"
	case RateKindUnit:
		return "unit"
	}
	return fmt.Sprintf("RateKind(%d)", int32(one))
}

// StalePolicy: The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that
// have no time.
type StalePolicy int32

const (
	StalePolicyFlag StalePolicy = 0 // it uses them and sets MONEY_FLAG_STALE; the default
	StalePolicyRefuse StalePolicy = 1 // it fails with MONEY_ERR_NO_RATE, which says how old they are
)

// String is the word of the constant, such as "flag".
func (one StalePolicy) String() string {
	switch one {
	case StalePolicyFlag:
		return "flag"
	case StalePolicyRefuse:
		return "refuse"
	}
	return fmt.Sprintf("StalePolicy(%d)", int32(one))
}

// ColumnLayout: The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
type ColumnLayout int32

const (
	ColumnLayoutInt64 ColumnLayout = 1 // a coefficient of 64 bits; 8 bytes
	ColumnLayoutDecimal128 ColumnLayout = 2 // a coefficient of 128 bits, below 10^38; 16 bytes
	ColumnLayoutDate32 ColumnLayout = 3 // days since 1970-01-01; 4 bytes
	ColumnLayoutInt8 ColumnLayout = 4 // an index into a dictionary, or an order; 1 byte
	ColumnLayoutInt16 ColumnLayout = 5 // an index; 2 bytes
	ColumnLayoutInt32 ColumnLayout = 6 // an index; 4 bytes
)

// String is the word of the constant, such as "int64".
func (one ColumnLayout) String() string {
	switch one {
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
	return fmt.Sprintf("ColumnLayout(%d)", int32(one))
}

// ExpressionKind: Says whether the result of an expression has a currency.
type ExpressionKind int32

const (
	ExpressionKindNumber ExpressionKind = 1 // a number without a currency
	ExpressionKindAmount ExpressionKind = 2 // an amount
)

// String is the word of the constant, such as "number".
func (one ExpressionKind) String() string {
	switch one {
	case ExpressionKindNumber:
		return "number"
	case ExpressionKindAmount:
		return "amount"
	}
	return fmt.Sprintf("ExpressionKind(%d)", int32(one))
}

// LocaleStyle: The style in which a locale writes an amount.
type LocaleStyle int32

const (
	LocaleStyleStandard LocaleStyle = 0 // "-1.234,56 €"
	LocaleStyleAccounting LocaleStyle = 1 // "($1,234.56)" if the locale has brackets, and no name of the currency
	LocaleStyleCompact LocaleStyle = 2 // "$1.2K": CLDR's short form, without zeros at the end of the fraction
)

// String is the word of the constant, such as "standard".
func (one LocaleStyle) String() string {
	switch one {
	case LocaleStyleStandard:
		return "standard"
	case LocaleStyleAccounting:
		return "accounting"
	case LocaleStyleCompact:
		return "compact"
	}
	return fmt.Sprintf("LocaleStyle(%d)", int32(one))
}

// CurrencyDisplay: The form in which a locale writes a currency.
type CurrencyDisplay int32

const (
	CurrencyDisplaySymbol CurrencyDisplay = 0 // "US$", "€": the locale's symbol, or the code if it has none
	CurrencyDisplayNarrow CurrencyDisplay = 1 // "$": for readers who know the country; several currencies may share it
	CurrencyDisplayCode CurrencyDisplay = 2 // "USD"
	CurrencyDisplayName CurrencyDisplay = 3 // "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all languages with the tables of share/locales
	CurrencyDisplayNone CurrencyDisplay = 4 // the number alone
)

// String is the word of the constant, such as "symbol".
func (one CurrencyDisplay) String() string {
	switch one {
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
	return fmt.Sprintf("CurrencyDisplay(%d)", int32(one))
}

// Numerals: The digits that a locale writes.
type Numerals int32

const (
	NumeralsLocale Numerals = 0 // the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default numbering system: "١٬٢٣٤" in ar-EG
	NumeralsLatin Numerals = 1 // 0 to 9, with the signs and patterns that the locale has for them
)

// String is the word of the constant, such as "locale".
func (one Numerals) String() string {
	switch one {
	case NumeralsLocale:
		return "locale"
	case NumeralsLatin:
		return "latin"
	}
	return fmt.Sprintf("Numerals(%d)", int32(one))
}

// SignDisplay: Which amounts are written with a sign.
type SignDisplay int32

const (
	SignDisplayPattern SignDisplay = 0 // "-5", "0", "5": negative ones, and the others where the pattern has a plus sign
	SignDisplayAlways SignDisplay = 1 // "-5", "+0", "+5"
	SignDisplayExceptZero SignDisplay = 2 // "-5", "0", "+5"
	SignDisplayNever SignDisplay = 3 // "5", "0", "5": a negative amount is written like a positive one
)

// String is the word of the constant, such as "pattern".
func (one SignDisplay) String() string {
	switch one {
	case SignDisplayPattern:
		return "pattern"
	case SignDisplayAlways:
		return "always"
	case SignDisplayExceptZero:
		return "except_zero"
	case SignDisplayNever:
		return "never"
	}
	return fmt.Sprintf("SignDisplay(%d)", int32(one))
}

// TrailingZeros: The choice whether zeros at the end of the fraction stay.
type TrailingZeros int32

const (
	TrailingZerosPattern TrailingZeros = 0 // "12.50", "12.00": as many as the fewest digits ask for
	TrailingZerosStrip TrailingZeros = 1 // "12.5", "12"
	TrailingZerosStripWhole TrailingZeros = 2 // "12.50", "12": where the fraction has nothing else
)

// String is the word of the constant, such as "pattern".
func (one TrailingZeros) String() string {
	switch one {
	case TrailingZerosPattern:
		return "pattern"
	case TrailingZerosStrip:
		return "strip"
	case TrailingZerosStripWhole:
		return "strip_whole"
	}
	return fmt.Sprintf("TrailingZeros(%d)", int32(one))
}

// StatementRowKind: The kind of a row of a wallet statement.
type StatementRowKind int32

const (
	StatementRowKindAmount StatementRowKind = 0 // an entry
	StatementRowKindSubtotal StatementRowKind = 1 // the sum of a section
	StatementRowKindTotal StatementRowKind = 2 // the grand total
)

// String is the word of the constant, such as "amount".
func (one StatementRowKind) String() string {
	switch one {
	case StatementRowKindAmount:
		return "amount"
	case StatementRowKindSubtotal:
		return "subtotal"
	case StatementRowKindTotal:
		return "total"
	}
	return fmt.Sprintf("StatementRowKind(%d)", int32(one))
}

// RoundingLevel: The level at which a basket rounds. The difference between a rounded sum and its line items is
// allocated to the line items, so that they add up to the sum.
type RoundingLevel int32

const (
	RoundingLevelUnit RoundingLevel = 0 // price, discount and tax of one unit, before the multiplication by the quantity
	RoundingLevelLine RoundingLevel = 1 // price, discount and tax of each line item; the default
	RoundingLevelTaxGroup RoundingLevel = 2 // the sums of price, discount and tax of each tax category
	RoundingLevelOrder RoundingLevel = 3 // the sums of price, discount and tax of the order
	RoundingLevelInvoice RoundingLevel = 4 // price and discount of each line item, and the sum of the tax of each tax category
)

// String is the word of the constant, such as "unit".
func (one RoundingLevel) String() string {
	switch one {
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
	return fmt.Sprintf("RoundingLevel(%d)", int32(one))
}

// PriceBasis: The price basis: whether prices include tax.
type PriceBasis int32

const (
	PriceBasisNet PriceBasis = 0 // prices exclude tax; the default
	PriceBasisGross PriceBasis = 1 // prices include tax
)

// String is the word of the constant, such as "net".
func (one PriceBasis) String() string {
	switch one {
	case PriceBasisNet:
		return "net"
	case PriceBasisGross:
		return "gross"
	}
	return fmt.Sprintf("PriceBasis(%d)", int32(one))
}

// Tender: The means of payment.
type Tender int32

const (
	TenderExact Tender = 0 // card or transfer: the payable amount is the total; the default
	TenderCash Tender = 1 // cash: the payable amount is the total rounded to the available coins
)

// String is the word of the constant, such as "exact".
func (one Tender) String() string {
	switch one {
	case TenderExact:
		return "exact"
	case TenderCash:
		return "cash"
	}
	return fmt.Sprintf("Tender(%d)", int32(one))
}

// BasketPreset: A named policy.
type BasketPreset int32

const (
	BasketPresetPerLineHalfUp BasketPreset = 0 // the default policy: tax is rounded for each line item, as Stripe documents
	BasketPresetPerUnitHalfUp BasketPreset = 1 // tax is rounded for one unit, as in programs with unit prices
	BasketPresetPerLineHalfEven BasketPreset = 2 // banker's rounding for each line item
	BasketPresetPerTaxGroupHalfUp BasketPreset = 3 // prices, discounts and taxes are rounded once for each tax category
	BasketPresetPerOrderHalfUp BasketPreset = 4 // prices, discounts and taxes are rounded once for the order
	BasketPresetSwissCash BasketPreset = 5 // rounded half up for each line item; prices include tax; cash is rounded to 0.05
	BasketPresetEn16931 BasketPreset = 6 // the rounding of EN 16931 invoices: for each line item, then for each tax
)

// String is the word of the constant, such as "per_line_half_up".
func (one BasketPreset) String() string {
	switch one {
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
	return fmt.Sprintf("BasketPreset(%d)", int32(one))
}

// DiscountKind: The kind of a discount: a percentage or an amount.
type DiscountKind int32

const (
	DiscountKindNone DiscountKind = 0 // no discount
	DiscountKindPercent DiscountKind = 1 // a percentage of the price
	DiscountKindFixed DiscountKind = 2 // an amount off the line item or the order
)

// String is the word of the constant, such as "none".
func (one DiscountKind) String() string {
	switch one {
	case DiscountKindNone:
		return "none"
	case DiscountKindPercent:
		return "percent"
	case DiscountKindFixed:
		return "fixed"
	}
	return fmt.Sprintf("DiscountKind(%d)", int32(one))
}

// ReceiptView: The currency in which a receipt is read.
type ReceiptView int32

const (
	ReceiptViewPriced ReceiptView = 0 // the catalogue's currency
	ReceiptViewCheckout ReceiptView = 1 // the currency of the checkout, which may be the same
)

// String is the word of the constant, such as "priced".
func (one ReceiptView) String() string {
	switch one {
	case ReceiptViewPriced:
		return "priced"
	case ReceiptViewCheckout:
		return "checkout"
	}
	return fmt.Sprintf("ReceiptView(%d)", int32(one))
}

// InvoiceTaxKind: The effect of a tax on the totals.
type InvoiceTaxKind int32

const (
	InvoiceTaxKindAdded InvoiceTaxKind = 0 // a percentage of the net amount, such as VAT; several such taxes are independent
	InvoiceTaxKindCompound InvoiceTaxKind = 1 // a percentage of the net amount and the preceding taxes of the same line item
	InvoiceTaxKindRetained InvoiceTaxKind = 2 // a percentage of the net amount that the buyer withholds and pays to the tax authority
)

// String is the word of the constant, such as "added".
func (one InvoiceTaxKind) String() string {
	switch one {
	case InvoiceTaxKindAdded:
		return "added"
	case InvoiceTaxKindCompound:
		return "compound"
	case InvoiceTaxKindRetained:
		return "retained"
	}
	return fmt.Sprintf("InvoiceTaxKind(%d)", int32(one))
}

// InvoiceAdjustmentKind: The kind of an adjustment.
type InvoiceAdjustmentKind int32

const (
	InvoiceAdjustmentKindAllowance InvoiceAdjustmentKind = 1 // reduces the net amount
	InvoiceAdjustmentKindCharge InvoiceAdjustmentKind = 2 // increases the net amount
)

// String is the word of the constant, such as "allowance".
func (one InvoiceAdjustmentKind) String() string {
	switch one {
	case InvoiceAdjustmentKindAllowance:
		return "allowance"
	case InvoiceAdjustmentKindCharge:
		return "charge"
	}
	return fmt.Sprintf("InvoiceAdjustmentKind(%d)", int32(one))
}

// PaymentProvider: A payment provider.
type PaymentProvider int32

const (
	PaymentProviderStripe PaymentProvider = 0 // the field `amount` of the Stripe API
	PaymentProviderAdyen PaymentProvider = 1 // the field `value` of the Adyen API
	PaymentProviderPaypal PaymentProvider = 2 // the field `value` of the PayPal API, without its decimal point
)

// String is the word of the constant, such as "stripe".
func (one PaymentProvider) String() string {
	switch one {
	case PaymentProviderStripe:
		return "stripe"
	case PaymentProviderAdyen:
		return "adyen"
	case PaymentProviderPaypal:
		return "paypal"
	}
	return fmt.Sprintf("PaymentProvider(%d)", int32(one))
}

// XIRROutcome: The outcome of a calculation: the number of internal rates of return.
type XIRROutcome int32

const (
	XIRROutcomeOne XIRROutcome = 1 // exactly one rate
	XIRROutcomeSeveral XIRROutcome = 2 // several rates
	XIRROutcomeNone XIRROutcome = 3 // no rate solves the equation
	XIRROutcomeUndefined XIRROutcome = 4 // the cash flows define no rate; see `reason`
)

// String is the word of the constant, such as "one".
func (one XIRROutcome) String() string {
	switch one {
	case XIRROutcomeOne:
		return "one"
	case XIRROutcomeSeveral:
		return "several"
	case XIRROutcomeNone:
		return "none"
	case XIRROutcomeUndefined:
		return "undefined"
	}
	return fmt.Sprintf("XIRROutcome(%d)", int32(one))
}

// XIRRReason: The reason why no rate exists.
type XIRRReason int32

const (
	XIRRReasonNoFlows XIRRReason = 1 // all flows are 0, or the list is empty
	XIRRReasonOneDate XIRRReason = 2 // all flows are on one date
	XIRRReasonOneSign XIRRReason = 3 // the sums of all dates are of the same sign
	XIRRReasonAlwaysZero XIRRReason = 4 // the flows of each date cancel, so any rate is a solution
	XIRRReasonOutOfRange XIRRReason = 5 // the only rate is above 10^300, or halves the amount 40 times a day
	XIRRReasonNoRoot XIRRReason = 6 // no rate in that range is a solution
	XIRRReasonUnpriced XIRRReason = 7 // for a portfolio: a price or an exchange rate is missing
	XIRRReasonNoDate XIRRReason = 8 // for a portfolio: no valuation date was specified
)

// String is the word of the constant, such as "no_flows".
func (one XIRRReason) String() string {
	switch one {
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
	return fmt.Sprintf("XIRRReason(%d)", int32(one))
}

// DayCount: The day count convention, which converts days to years. Actual/365 (Fixed), as defined by ISDA,
// divides the number of days between two dates by 365.
type DayCount int32

const (
	DayCountDayCountActual365 DayCount = 1 // Actual/365 (Fixed)
)

// String is the word of the constant, such as "day_count_actual_365".
func (one DayCount) String() string {
	switch one {
	case DayCountDayCountActual365:
		return "day_count_actual_365"
	}
	return fmt.Sprintf("DayCount(%d)", int32(one))
}

// Action: The action that a transaction records. No action is 0, so that a transaction without an action is
// rejected.
type Action int32

const (
	ActionBuy Action = 1 // a purchase
	ActionSell Action = 2 // a sale
	ActionDividend Action = 3 // income: any payment by a security
	ActionFee Action = 4 // a separate cost, of a security or of the portfolio
	ActionSplit Action = 5 // `per` shares become `quantity` shares: 2 for 1, or 1 for 10
)

// String is the word of the constant, such as "buy".
func (one Action) String() string {
	switch one {
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
	return fmt.Sprintf("Action(%d)", int32(one))
}

// LotMethod: The method that selects the lots of a sale.
type LotMethod int32

const (
	LotMethodFifo LotMethod = 0 // the oldest lots first; the default
	LotMethodLifo LotMethod = 1 // the newest lots first
	LotMethodHifo LotMethod = 2 // the lots of the highest cost per share first; of equal ones the oldest
	LotMethodAverage LotMethod = 3 // a proportional part of all lots, at their average cost
	LotMethodSpecific LotMethod = 4 // the lots that each sale selects
)

// String is the word of the constant, such as "fifo".
func (one LotMethod) String() string {
	switch one {
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
	return fmt.Sprintf("LotMethod(%d)", int32(one))
}

// ShortSalePolicy: The short-sale policy: the treatment of a sale of more shares than are held.
type ShortSalePolicy int32

const (
	ShortSalePolicyReject ShortSalePolicy = 0 // the sale fails with MONEY_ERR_INSUFFICIENT; the default
	ShortSalePolicyAllow ShortSalePolicy = 1 // the missing shares are owed until a later purchase covers them
	ShortSalePolicyRecord ShortSalePolicy = 2 // the missing shares are recorded as oversold, and their proceeds are excluded
)

// String is the word of the constant, such as "reject".
func (one ShortSalePolicy) String() string {
	switch one {
	case ShortSalePolicyReject:
		return "reject"
	case ShortSalePolicyAllow:
		return "allow"
	case ShortSalePolicyRecord:
		return "record"
	}
	return fmt.Sprintf("ShortSalePolicy(%d)", int32(one))
}

// PriceState: The state of a position's price.
type PriceState int32

const (
	PriceStateFresh PriceState = 0 // not older than the `fresh_for` of the options, or of unknown age
	PriceStateStale PriceState = 1 // older than the `fresh_for` of the options; included in the sums
	PriceStateMissing PriceState = 2 // missing; the holding is listed, but excluded from the sums
	PriceStateZero PriceState = 3 // for a feed: the provider returned 0, which means that it has no price
	PriceStateNoRate PriceState = 4 // an exchange rate is missing. If that of the price is missing, the holding is excluded from the sums; if that of a transaction is missing, the entire position is, and `unconverted_id` is set
	PriceStateClosed PriceState = 5 // no shares are held, so no price is required
)

// String is the word of the constant, such as "fresh".
func (one PriceState) String() string {
	switch one {
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
	return fmt.Sprintf("PriceState(%d)", int32(one))
}

// Percentages: The percentages that are defined. Several flags may be set.
type Percentages uint32

const (
	PercentagesUnrealised Percentages = 1 // unrealised gain / cost
	PercentagesRealised Percentages = 2 // realised gain / disposed_cost
	PercentagesProfit Percentages = 4 // profit / (cost + disposed_cost)
)

// Has tells whether all bits of one are set.
func (bits Percentages) Has(one Percentages) bool { return bits&one == one }

// Provider: Whose documents a feed reads.
type Provider int32

const (
	ProviderCurrencylayer Provider = 0 // rates against USD from `/live`; needs a key
	ProviderCurrencylayerList Provider = 1 // currencies with their names from `/list`; needs a key
	ProviderFrankfurter Provider = 2 // rates against a base from `/latest`; `/rates` if base_url ends with "/v2"
	ProviderOpenExchangeRates Provider = 3 // rates against USD from `/latest.json`; needs a key
	ProviderECB Provider = 4 // rates against EUR from `/eurofxref.csv`, or from the file of base_url
	ProviderFinnhub Provider = 5 // a price quote for each symbol from `/quote`; needs a key
	ProviderTransactions Provider = 6 // a store of transactions, `/transactions.json`, by id; may have a key
)

// String is the word of the constant, such as "currencylayer".
func (one Provider) String() string {
	switch one {
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
	return fmt.Sprintf("Provider(%d)", int32(one))
}

// JumpPolicy: The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in
// the table before.
type JumpPolicy int32

const (
	JumpPolicyRefuse JumpPolicy = 0 // the document is a failure; the default
	JumpPolicyFlag JumpPolicy = 1 // the feed takes it, with MONEY_FEED_FLAG_JUMPED
	JumpPolicyAccept JumpPolicy = 2 // the feed takes it
)

// String is the word of the constant, such as "refuse".
func (one JumpPolicy) String() string {
	switch one {
	case JumpPolicyRefuse:
		return "refuse"
	case JumpPolicyFlag:
		return "flag"
	case JumpPolicyAccept:
		return "accept"
	}
	return fmt.Sprintf("JumpPolicy(%d)", int32(one))
}

// TransportFailure: The reason why a request failed without a response.
type TransportFailure int32

const (
	TransportFailureConnection TransportFailure = 1 // no connection
	TransportFailureDns TransportFailure = 2 // the server's name is not known
	TransportFailureTls TransportFailure = 3 // the certificate or the encryption was refused
	TransportFailureDisconnected TransportFailure = 4 // the connection closed before the end
	TransportFailureCancelled TransportFailure = 5 // your program cancelled the request
	TransportFailureTooLarge TransportFailure = 6 // your program stopped reading
	TransportFailureOther TransportFailure = 7
	TransportFailureTimeout TransportFailure = 8 // no response within the time that your program allows
)

// String is the word of the constant, such as "connection".
func (one TransportFailure) String() string {
	switch one {
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
	return fmt.Sprintf("TransportFailure(%d)", int32(one))
}

// FeedState: The state of a feed.
type FeedState int32

const (
	FeedStateEmpty FeedState = 0 // it has nothing yet and has asked for nothing
	FeedStateLoading FeedState = 1 // it has nothing yet, and a request is under way
	FeedStateReady FeedState = 2 // what it has is fresh
	FeedStateStale FeedState = 3 // what it has is older than options.ttl_seconds
	FeedStateFailed FeedState = 4 // it has nothing yet, and the last attempt failed
	FeedStateWaiting FeedState = 5 // it has nothing yet, and the provider's limit forbids to ask now
)

// String is the word of the constant, such as "empty".
func (one FeedState) String() string {
	switch one {
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
	return fmt.Sprintf("FeedState(%d)", int32(one))
}

// FeedFlags: Facts about a feed. Several may be set.
type FeedFlags uint32

const (
	FeedFlagsJumped FeedFlags = 1 // an exchange rate jumped, as money_jump_policy_t says
	FeedFlagsWaiting FeedFlags = 2 // something is due, and the provider's limit forbids to ask now
	FeedFlagsRestored FeedFlags = 4 // what the feed has was restored, and not asked for since
)

// Has tells whether all bits of one are set.
func (bits FeedFlags) Has(one FeedFlags) bool { return bits&one == one }

// Operation: The state of a request to save or remove a transaction.
type Operation int32

const (
	OperationNone Operation = 0 // nothing was saved or removed under the id, or it was long ago
	OperationPending Operation = 1 // the request waits to be sent, or is under way
	OperationDone Operation = 2
	OperationFailed Operation = 3 // money_feed_failure writes why
)

// String is the word of the constant, such as "none".
func (one Operation) String() string {
	switch one {
	case OperationNone:
		return "none"
	case OperationPending:
		return "pending"
	case OperationDone:
		return "done"
	case OperationFailed:
		return "failed"
	}
	return fmt.Sprintf("Operation(%d)", int32(one))
}

// StoreKind: The kinds of objects that a store contains by name.
type StoreKind int32

const (
	StoreKindWallet StoreKind = 0 // wallets
	StoreKindPortfolio StoreKind = 1 // portfolios
	StoreKindCatalogue StoreKind = 2 // catalogues
	StoreKindBasket StoreKind = 3 // baskets
	StoreKindRates StoreKind = 4 // rate tables
	StoreKindCurrencies StoreKind = 5 // lists of currencies
	StoreKindIdempotencyKey StoreKind = 6 // the idempotency keys of completed requests
)

// String is the word of the constant, such as "wallet".
func (one StoreKind) String() string {
	switch one {
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
	return fmt.Sprintf("StoreKind(%d)", int32(one))
}

// CalculatorKey: A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a
// text of keys.
type CalculatorKey int32

const (
	CalculatorKeyDigit0 CalculatorKey = 0 // the digits are 0 to 9
	CalculatorKeyDigit1 CalculatorKey = 1
	CalculatorKeyDigit2 CalculatorKey = 2
	CalculatorKeyDigit3 CalculatorKey = 3
	CalculatorKeyDigit4 CalculatorKey = 4
	CalculatorKeyDigit5 CalculatorKey = 5
	CalculatorKeyDigit6 CalculatorKey = 6
	CalculatorKeyDigit7 CalculatorKey = 7
	CalculatorKeyDigit8 CalculatorKey = 8
	CalculatorKeyDigit9 CalculatorKey = 9
	CalculatorKeyPoint CalculatorKey = 10 // .
	CalculatorKeyAdd CalculatorKey = 11 // +
	CalculatorKeySubtract CalculatorKey = 12 // -
	CalculatorKeyMultiply CalculatorKey = 13 // x
	CalculatorKeyDivide CalculatorKey = 14 // ÷
	CalculatorKeyEquals CalculatorKey = 15 // =
	CalculatorKeyPercent CalculatorKey = 16 // %: after + or - that part of everything to the left; elsewhere a hundredth
	CalculatorKeySign CalculatorKey = 17 // ±: changes the sign of the number
	CalculatorKeyClear CalculatorKey = 18 // AC: clears everything
	CalculatorKeyCorrect CalculatorKey = 19 // X: removes the last character, or the last operator
	CalculatorKeyKeep CalculatorKey = 20 // K: keeps the result as the first number of the next operation
)

// String is the word of the constant, such as "digit_0".
func (one CalculatorKey) String() string {
	switch one {
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
	return fmt.Sprintf("CalculatorKey(%d)", int32(one))
}

// CalculatorAlert: The reason why the calculator did not take a key. The operation is then as it was before the
// key.
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

// String is the word of the constant, such as "none".
func (one CalculatorAlert) String() string {
	switch one {
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
	return fmt.Sprintf("CalculatorAlert(%d)", int32(one))
}

// CalculatorState: The state of a calculator: a column in the table of keys.
type CalculatorState int32

const (
	CalculatorStateStart CalculatorState = 0 // `0`: the first state
	CalculatorStateNumber CalculatorState = 1 // after a digit
	CalculatorStateOperator CalculatorState = 2 // after an operator
	CalculatorStatePoint CalculatorState = 3 // after a trailing `.`
	CalculatorStateResult CalculatorState = 4 // on a result
)

// String is the word of the constant, such as "start".
func (one CalculatorState) String() string {
	switch one {
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
	return fmt.Sprintf("CalculatorState(%d)", int32(one))
}

// ConverterState: The state of a converter.
type ConverterState int32

const (
	ConverterStateEmpty ConverterState = 0 // there is no input, or no number in it yet
	ConverterStateLoading ConverterState = 1 // there are no rates yet
	ConverterStateReady ConverterState = 2 // there is a result
	ConverterStateStale ConverterState = 3 // there is a result, but its rates are too old or could not be renewed
	ConverterStateFailed ConverterState = 4 // not an amount, no rate for the pair, or no rates to be had: see `failure`
)

// String is the word of the constant, such as "empty".
func (one ConverterState) String() string {
	switch one {
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
	return fmt.Sprintf("ConverterState(%d)", int32(one))
}

// InputState: The kind of the input.
type InputState int32

const (
	InputStateEmpty InputState = 0 // nothing, or blanks
	InputStateComplete InputState = 1 // a number
	InputStateUnfinished InputState = 2 // "12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way to "1,234" is none either, nor is "$"
	InputStateInvalid InputState = 3 // not the beginning of an amount
)

// String is the word of the constant, such as "empty".
func (one InputState) String() string {
	switch one {
	case InputStateEmpty:
		return "empty"
	case InputStateComplete:
		return "complete"
	case InputStateUnfinished:
		return "unfinished"
	case InputStateInvalid:
		return "invalid"
	}
	return fmt.Sprintf("InputState(%d)", int32(one))
}

// Origin: The origin of a converter's rates.
type Origin int32

const (
	OriginNone Origin = 0 // there are no rates
	OriginNetwork Origin = 1
	OriginStore Origin = 2 // kept from before
	OriginProgram Origin = 3 // your program's own, such as a file
)

// String is the word of the constant, such as "none".
func (one Origin) String() string {
	switch one {
	case OriginNone:
		return "none"
	case OriginNetwork:
		return "network"
	case OriginStore:
		return "store"
	case OriginProgram:
		return "program"
	}
	return fmt.Sprintf("Origin(%d)", int32(one))
}

// CurrencyListSort: The order of a list.
type CurrencyListSort int32

const (
	CurrencyListSortNameAscending CurrencyListSort = 0 // by the language's rules; currencies of one name by code
	CurrencyListSortNameDescending CurrencyListSort = 1
	CurrencyListSortCodeAscending CurrencyListSort = 2
	CurrencyListSortCodeDescending CurrencyListSort = 3
)

// String is the word of the constant, such as "name_ascending".
func (one CurrencyListSort) String() string {
	switch one {
	case CurrencyListSortNameAscending:
		return "name_ascending"
	case CurrencyListSortNameDescending:
		return "name_descending"
	case CurrencyListSortCodeAscending:
		return "code_ascending"
	case CurrencyListSortCodeDescending:
		return "code_descending"
	}
	return fmt.Sprintf("CurrencyListSort(%d)", int32(one))
}

// CurrencyListState: The state of a list.
type CurrencyListState int32

const (
	CurrencyListStateReady CurrencyListState = 0 // the list shows currencies
	CurrencyListStateEmpty CurrencyListState = 1 // the list has no currency
	CurrencyListStateNothingFound CurrencyListState = 2 // the search finds nothing
	CurrencyListStateNoFavourites CurrencyListState = 3 // the list shows only favourites, and there is none
)

// String is the word of the constant, such as "ready".
func (one CurrencyListState) String() string {
	switch one {
	case CurrencyListStateReady:
		return "ready"
	case CurrencyListStateEmpty:
		return "empty"
	case CurrencyListStateNothingFound:
		return "nothing_found"
	case CurrencyListStateNoFavourites:
		return "no_favourites"
	}
	return fmt.Sprintf("CurrencyListState(%d)", int32(one))
}

// PortfolioViewState: The state of a portfolio view.
type PortfolioViewState int32

const (
	PortfolioViewStateLoading PortfolioViewState = 0 // waiting for transactions, or for the first price of a security held
	PortfolioViewStateEmpty PortfolioViewState = 1 // the portfolio contains no transactions
	PortfolioViewStateReady PortfolioViewState = 2 // transactions and prices are available
	PortfolioViewStateStale PortfolioViewState = 3 // a price is older than the `fresh_for` of the options
	PortfolioViewStateTransactionsFailed PortfolioViewState = 4 // the last fetch of transactions failed; the previous ones are shown
	PortfolioViewStateQuotesFailed PortfolioViewState = 5 // the last fetch of prices failed; the previous ones are shown
)

// String is the word of the constant, such as "loading".
func (one PortfolioViewState) String() string {
	switch one {
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
	return fmt.Sprintf("PortfolioViewState(%d)", int32(one))
}

// OrderField: The fields of an order form. Any two of quantity, price and sum determine the third, which is then
// computed.
type OrderField int32

const (
	OrderFieldDate OrderField = 0 // the date, such as "2024-02-29"
	OrderFieldAction OrderField = 1 // "buy" or "sell"
	OrderFieldTicker OrderField = 2 // the symbol, which the form converts to upper case
	OrderFieldQuantity OrderField = 3 // the number of shares; computed from price and sum only if it is exact in 18 fraction digits
	OrderFieldPrice OrderField = 4 // the price of one share, which is not saved; computed with 8 fraction digits, half-even
	OrderFieldSum OrderField = 5 // the total of the transaction; computed exactly from quantity and price
)

// String is the word of the constant, such as "date".
func (one OrderField) String() string {
	switch one {
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
	return fmt.Sprintf("OrderField(%d)", int32(one))
}

// FieldState: The state of a field.
type FieldState int32

const (
	FieldStateOk FieldState = 0 // valid, or empty and dependent on an invalid field
	FieldStateMissing FieldState = 1 // empty; a price is never missing
	FieldStateNotADate FieldState = 2 // not a date that money_date_parse accepts
	FieldStateUnknown FieldState = 3 // an action other than "buy" and "sell"
	FieldStateLength FieldState = 4 // a ticker that is too short or too long
	FieldStateLetters FieldState = 5 // a ticker with characters that the ticker rule forbids
	FieldStateNotANumber FieldState = 6 // not a number that money_decimal_parse accepts
	FieldStateNotPositive FieldState = 7 // 0 or negative
	FieldStateTooManyDigits FieldState = 8 // more than 38 digits
	FieldStateInexact FieldState = 9 // no exact quantity results from price and sum
	FieldStateMismatch FieldState = 10 // all three numbers are entered, and the price contradicts quantity and sum
)

// String is the word of the constant, such as "ok".
func (one FieldState) String() string {
	switch one {
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
	return fmt.Sprintf("FieldState(%d)", int32(one))
}

// TickerRule: The rule for valid tickers.
type TickerRule int32

const (
	TickerRuleLetters TickerRule = 0 // 3 or 4 letters; the default
	TickerRuleExchangeSymbol TickerRule = 1 // up to 31 letters and digits, with single "." and "-" between them: BRK.B, 7203.T
)

// String is the word of the constant, such as "letters".
func (one TickerRule) String() string {
	switch one {
	case TickerRuleLetters:
		return "letters"
	case TickerRuleExchangeSymbol:
		return "exchange_symbol"
	}
	return fmt.Sprintf("TickerRule(%d)", int32(one))
}

