// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

import "fmt"

// Limits, and numbers that stand for something.
const (
	TextMax = 64 // Buffer size for any amount as text with its currency, including the NUL.
	CodeSize = 12 // Buffer size for a currency code of 1 to 11 bytes, including the NUL.
	DigitsMax = 38 // Maximum number of digits of a decimal, and maximum scale.
	InputMax = 1024 // Maximum length of the text of an amount or a rate, in bytes.
	DocumentMax = 67108864 // Maximum length of a document, in bytes (64 MiB).
	SharesMax = 1048576 // Maximum number of shares in one allocation.
	AmountsMax = 1048576 // Maximum number of amounts or decimals that one call adds, compares or sorts. Columns have no such limit.
	LegsMax = 8 // Maximum number of legs in a conversion path.
	RatioTextMax = 320 // Buffer size for any ratio as text, including the NUL.
	JSONMax = 96 // Buffer size for any amount as JSON, including the NUL.
	CurrencyPairTextMax = 24 // Buffer size for any currency pair as text, including the NUL.
	RateTextMax = 96 // Buffer size for any rate as text, including the NUL.
	RateJSONMax = 160 // Buffer size for any rate as JSON, including the NUL.
	ColumnThreadsMax = 256 // Maximum number of threads in one call.
	ColumnCodesMax = 65536 // Maximum number of codes in a dictionary.
	ExpressionMax = 16384 // Maximum length of an expression, in bytes.
	ExpressionCurrenciesMax = 64 // Maximum number of currencies in one sum of an expression.
	LocaleSize = 16 // Buffer size for a locale identifier, including the NUL.
	LocaleTextMax = 512 // Buffer size for any amount in the format of a locale, including the NUL.
	PatternMax = 128 // Maximum length of a pattern, in bytes.
	DigitsPattern = -3 // As a number of digits in a format: the number that the pattern specifies.
	LabelSize = 80 // Room for a label and its NUL.
	InvoiceTaxesMax = 4 // The largest number of taxes of one line item.
	InvoiceDocument = -1 // The index that stands for the document in money_invoice_adjust.
	CashFlowsMax = 1048576 // The most cash flows of one calculation.
	XIRRRatesMax = 32 // The most rates of one result.
	ValuePointsMax = 4096 // The most points of one calculation.
	IDSize = 40 // Room for a transaction's id and its NUL.
	SymbolSize = 64 // Room for a security's symbol and its NUL.
	LotSelectionsMax = 1024 // The most lots that one sale names.
	StoreNameSize = 256 // Room for a name or a key and its NUL.
	CalculatorNumbersMax = 100 // Maximum count of numbers in one operation. Each number consists of at most 38 digits.
	CalculatorKeysMax = 8192 // Maximum length of a text of keys, in bytes.
	CalculatorTextMax = 4608 // Buffer size for any display or expression, including the NUL.
	ReasonSize = 240 // Room for a reason and its NUL.
)

// Status: The result of a call: MONEY_OK or a MONEY_ERR_ value. Values are never renumbered or reused.
type Status int32

const (
	StatusOK Status = 0
	ErrArgument Status = 1 // A pointer that must not be NULL is NULL, a value is out of range, or a reserved field is not zero.
	ErrBufferTooSmall Status = 2 // The text does not fit in the buffer; `length` receives its full length.
	ErrBusy Status = 3 // A callback of the object has not returned.
	ErrOutOfMemory Status = 4 // Not enough memory is available.
	ErrLimit Status = 5 // The input exceeds a limit on its length, size or depth.
	ErrNotFound Status = 6 // The index is out of range, or the entry does not exist.
	ErrState Status = 7 // The object is not in a state that allows the call.
	ErrCancelled Status = 8 // The call was cancelled or exceeded its time limit; nothing has changed.
	ErrSyntax Status = 20 // The text is not a number, amount, date or code; the position is that of the first invalid byte.
	ErrEncoding Status = 21 // The text is not valid UTF-8, or contains a NUL.
	ErrOverflow Status = 22 // The exact result does not fit in 38 digits.
	ErrDivisionByZero Status = 23 // The divisor is 0.
	ErrInexact Status = 24 // The result cannot be represented without rounding, which the call does not allow.
	ErrDate Status = 25 // The date is not a day in the years 1 to 9999.
	ErrUnknownCurrency Status = 40 // The currency is neither built in nor in the registry, or its minor unit is unknown.
	ErrCurrencyMismatch Status = 41 // Different currencies were used where one currency is required.
	ErrDuplicateCurrency Status = 42 // A currency with this code already exists.
	ErrAmbiguousCurrency Status = 43 // The symbol, such as $, is used by several currencies; the error's text lists them.
	ErrWeights Status = 60 // The list of weights is empty, all weights are 0, or a weight is negative.
	ErrNoRate Status = 80 // No rate converts between the two currencies on that date, or it is too old; the error's text contains the latest earlier date with a rate, however long ago.
	ErrInvalidRate Status = 81 // The rate is zero, negative or out of range, or is not 1 for a currency against itself.
	ErrDuplicateRate Status = 82 // The document contains more than one rate for the same direction and date.
	ErrNoRates Status = 83 // The document is well-formed but contains no rates.
	ErrProvider Status = 84 // The document is an error of the provider; the error's text contains its code and message.
	ErrJSON Status = 100 // The text is not JSON, or an object contains a duplicate key.
	ErrDocument Status = 101 // The document is well-formed but not of the expected kind.
	ErrVersion Status = 102 // The document was written by a newer version of the library.
	ErrInsufficient Status = 110 // The available balance, or the amount on hold, is too small.
	ErrDiscount Status = 120 // The discount is negative, above 100 percent, or above the price.
	ErrTax Status = 121 // The tax rate is outside 0 to 100 percent, or a category has no tax rate.
	ErrDuplicateSku Status = 122 // The document contains the same product more than once.
	ErrDuplicateID Status = 130 // Two transactions share an id.
	ErrTransport Status = 140 // No response was received; the error's text contains the reason.
	ErrUnknownRequest Status = 141 // The response belongs to a request that is not pending.
	ErrHTTP Status = 142 // The server returned an HTTP error; the error's text contains its status.
	ErrUnauthorized Status = 143 // The server rejected the key: HTTP 401 or 403.
	ErrRateLimited Status = 144 // The provider's rate limit is exceeded: HTTP 429.
	ErrContentType Status = 145 // The response is HTML, or is of an unexpected type.
	ErrTruncated Status = 146 // The response ends before its document does.
	ErrTooLarge Status = 147 // The response exceeds the configured size limit.
	ErrRateJumped Status = 148 // A rate is at least a hundred times higher or lower than before.
	ErrNoCurrencies Status = 149 // The list is well-formed but contains no currencies.
	ErrRetrieval Status = 160 // Reading failed; the error's `cause` is the reason.
	ErrSaving Status = 161 // Saving failed and changed nothing; the error's `cause` is the reason.
	ErrRemoval Status = 162 // Removing failed and changed nothing; the error's `cause` is the reason.
	ErrNotAStore Status = 163 // The file is not a store.
	ErrStoreLocked Status = 164 // Another connection is writing and did not finish in time.
	ErrStoreReadOnly Status = 165 // The store or its file is read-only.
	ErrStoreFull Status = 166 // The disk or the quota is full.
	ErrStoreCorrupt Status = 167 // The file is damaged.
	ErrStorePath Status = 168 // The path does not exist, is a directory, or may not be accessed.
	ErrStoreIo Status = 169 // The disk reported an error.
	ErrConflict Status = 170 // The stored object has changed since it was loaded, or the key belongs to another request.
	ErrNoSqlite Status = 171 // The system provides no SQLite library that stores can use; the error's text contains the reason.
	ErrStoreUnknown Status = 172 // Saving or removing failed, and it is unknown whether the change was made completely or not at all; the error's `cause` is the reason.
)

// Flags: Notes about a successful result. Several flags may be set.
type Flags uint32

const (
	FlagsRounded Flags = 1 // digits other than 0 were dropped
	FlagsRateRounded Flags = 2 // a rate of more than 19 digits was rounded when its document was read
	FlagsFixed Flags = 4 // a fixed factor was used: the legal factor of a withdrawn currency, or that of a quote unit
	FlagsEarlier Flags = 8 // the rates are of an earlier date than requested
	FlagsStale Flags = 16 // the rates are older than `fresh_for`, or their time of publication is unknown
	FlagsInconsistent Flags = 32 // another path through the table's quotes produces a different rate
	FlagsEuroRegulation Flags = 64 // rounded as Council Regulation (EC) No 1103/97 requires; see money_conversion_rule
)

// Has tells whether all bits of one are set.
func (bits Flags) Has(one Flags) bool { return bits&one == one }

// Rounding: The rounding mode for results that do not fit the requested digits. The names in parentheses are
// those of IEEE 754 and ISO 80000-1. The values start at 1000, so a number of digits is never a valid rounding
// mode. A call with digits and mode swapped fails, and so do options whose mode is 0.
type Rounding int32

const (
	RoundingHalfEven Rounding = 1000 // to nearest, ties to even (roundTiesToEven); the default
	RoundingHalfUp Rounding = 1001 // to nearest, ties away from zero (roundTiesToAway)
	RoundingHalfDown Rounding = 1002 // to nearest, ties towards zero
	RoundingUp Rounding = 1003 // away from zero
	RoundingDown Rounding = 1004 // towards zero (roundTowardZero)
	RoundingCeiling Rounding = 1005 // towards positive infinity (roundTowardPositive)
	RoundingFloor Rounding = 1006 // towards negative infinity (roundTowardNegative)
	RoundingUnnecessary Rounding = 1007 // no rounding: an inexact result is MONEY_ERR_INEXACT
	RoundingHalfOdd Rounding = 1008 // to nearest, ties to odd
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

// CurrencyKind: The kind of a currency code.
type CurrencyKind int32

const (
	CurrencyKindCurrent CurrencyKind = 0 // part of ISO 4217 today
	CurrencyKindHistorical CurrencyKind = 1 // withdrawn from ISO 4217
	CurrencyKindSpecial CurrencyKind = 2 // an ISO 4217 code that is not legal tender: XAU, XDR, XTS
	CurrencyKindUnit CurrencyKind = 3 // a quote unit, which is a fraction of another currency: GBX, ZAc, ILA
	CurrencyKindInformal CurrencyKind = 4 // in common use outside ISO 4217: BTC, CNH
	CurrencyKindCustom CurrencyKind = 5 // user-defined, from a registry
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

// CashSmall: The treatment of amounts that are too small for a rule on cash payments.
type CashSmall int32

const (
	CashSmallRounded CashSmall = 0 // rounded like other amounts
	CashSmallExact CashSmall = 1 // left unchanged: one and two cents in Finland
	CashSmallUp CashSmall = 2 // rounded up to one step: one and two cents in Slovakia
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

// Allocation: The method of distributing the units that remain after every share has been rounded down.
type Allocation int32

const (
	AllocationLargestRemainder Allocation = 0 // one unit each to the shares with the largest remainders, ties to the earlier share; the default
	AllocationFloorToFirst Allocation = 1 // one unit each, starting with the first share
	AllocationFloorToLast Allocation = 2 // one unit each, starting with the last share
	AllocationSeparateRemainder Allocation = 3 // not distributed: `remainder` receives them
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
	RateKindQuoted RateKind = 0 // as quoted in the table
	RateKindInverse RateKind = 1 // the exact inverse of the rate that the table quotes for the other direction
	RateKindFixed RateKind = 2 // the legal factor of a withdrawn currency, for instance under Regulation (EC) No 2866/98
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

// StalePolicy: The treatment of rates that are older than `fresh_for`, or whose time of publication is unknown.
type StalePolicy int32

const (
	StalePolicyFlag StalePolicy = 0 // use them and set MONEY_FLAG_STALE; the default
	StalePolicyRefuse StalePolicy = 1 // fail with MONEY_ERR_NO_RATE; the error's text contains the age of the rates
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
	ColumnLayoutInt64 ColumnLayout = 1 // a 64-bit coefficient; 8 bytes
	ColumnLayoutDecimal128 ColumnLayout = 2 // a 128-bit coefficient, below 10^38; 16 bytes
	ColumnLayoutDate32 ColumnLayout = 3 // days since 1970-01-01; 4 bytes
	ColumnLayoutInt8 ColumnLayout = 4 // an index into a dictionary, or the result of a comparison; 1 byte
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

// ExpressionKind: The kind of an expression's result: a number or an amount.
type ExpressionKind int32

const (
	ExpressionKindNumber ExpressionKind = 1 // a number without a currency
	ExpressionKindAmount ExpressionKind = 2 // an amount with a currency
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

// LocaleStyle: The style of an amount in the format of a locale.
type LocaleStyle int32

const (
	LocaleStyleStandard LocaleStyle = 0 // "-1.234,56 €"
	LocaleStyleAccounting LocaleStyle = 1 // "($1,234.56)" if the locale uses brackets and the display is not the currency's name
	LocaleStyleCompact LocaleStyle = 2 // "$1.2K": the short form of CLDR, without trailing zeros in the fraction
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

// CurrencyDisplay: The display of the currency in the format of a locale.
type CurrencyDisplay int32

const (
	CurrencyDisplaySymbol CurrencyDisplay = 0 // "US$", "€": the symbol in the locale, or the code if the locale defines no symbol
	CurrencyDisplayNarrow CurrencyDisplay = 1 // "$": for readers who assume the country; several currencies may share it
	CurrencyDisplayCode CurrencyDisplay = 2 // "USD"
	CurrencyDisplayName CurrencyDisplay = 3 // "US dollars". The built-in names are in de, en, es, fr, it, ja and pt; the tables in share/locales contain all languages
	CurrencyDisplayNone CurrencyDisplay = 4 // the number only
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

// Numerals: The digits in the format of a locale.
type Numerals int32

const (
	NumeralsLocale Numerals = 0 // the digits that the tag specifies ("ar-EG-u-nu-latn"), or else those of the locale's default numbering system: "١٬٢٣٤" in ar-EG
	NumeralsLatin Numerals = 1 // 0 to 9, with the signs and patterns that the locale defines for them
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

// SignDisplay: The amounts that are written with a sign.
type SignDisplay int32

const (
	SignDisplayPattern SignDisplay = 0 // "-5", "0", "5": negative amounts, and others if the pattern contains a plus sign
	SignDisplayAlways SignDisplay = 1 // "-5", "+0", "+5"
	SignDisplayExceptZero SignDisplay = 2 // "-5", "0", "+5"
	SignDisplayNever SignDisplay = 3 // "5", "0", "5": negative amounts are written like positive ones
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

// TrailingZeros: The treatment of trailing zeros in the fraction.
type TrailingZeros int32

const (
	TrailingZerosPattern TrailingZeros = 0 // "12.50", "12.00": up to the minimum number of digits
	TrailingZerosStrip TrailingZeros = 1 // "12.5", "12"
	TrailingZerosStripWhole TrailingZeros = 2 // "12.50", "12": removed only if the fraction consists of zeros
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

// RoundingLevel: The level at which a basket rounds. If it rounds a sum, it shares the difference among the line
// items, so that they add up.
type RoundingLevel int32

const (
	RoundingLevelUnit RoundingLevel = 0 // price, discount and tax of one unit, which are then multiplied by the quantity
	RoundingLevelLine RoundingLevel = 1 // price, discount and tax of each line item; the default
	RoundingLevelTaxGroup RoundingLevel = 2 // the sums of price, discount and tax over each tax category
	RoundingLevelOrder RoundingLevel = 3 // the sums of price, discount and tax over the order
	RoundingLevelInvoice RoundingLevel = 4 // price and discount of each line item, and the sum of the tax over each tax category
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

// PriceBasis: The choice whether prices include their tax.
type PriceBasis int32

const (
	PriceBasisNet PriceBasis = 0 // prices are without tax; the default
	PriceBasisGross PriceBasis = 1 // prices include their tax
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

// Tender: The way in which the customer pays the total.
type Tender int32

const (
	TenderExact Tender = 0 // by card or transfer: the payable amount is the total; the default
	TenderCash Tender = 1 // in cash: the payable amount is rounded to the coins that there are
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

// BasketPreset: A policy with a name.
type BasketPreset int32

const (
	BasketPresetPerLineHalfUp BasketPreset = 0 // MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line item
	BasketPresetPerUnitHalfUp BasketPreset = 1 // tax on the price of one unit, as programs with unit prices do
	BasketPresetPerLineHalfEven BasketPreset = 2 // banker's rounding of each line item
	BasketPresetPerTaxGroupHalfUp BasketPreset = 3 // prices, discounts and taxes are rounded once a tax category
	BasketPresetPerOrderHalfUp BasketPreset = 4 // prices, discounts and taxes are rounded once an order
	BasketPresetSwissCash BasketPreset = 5 // per line item, half up; prices include tax; cash to 0.05
	BasketPresetEn16931 BasketPreset = 6 // the rounding of invoices (money/invoice.h): line items, then taxes
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
	DiscountKindNone DiscountKind = 0
	DiscountKindPercent DiscountKind = 1 // a percentage of the price
	DiscountKindFixed DiscountKind = 2 // an amount off the line item or the order as a whole
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

// ReceiptView: The currency that you read a receipt in.
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

// InvoiceTaxKind: The way in which a tax enters the totals.
type InvoiceTaxKind int32

const (
	InvoiceTaxKindAdded InvoiceTaxKind = 0 // a percentage of the net amount, such as VAT; several stand side by side
	InvoiceTaxKindCompound InvoiceTaxKind = 1 // a percentage of the net amount and the taxes before it on the same line item
	InvoiceTaxKindRetained InvoiceTaxKind = 2 // a percentage of the net amount that the buyer keeps back and pays to the state
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
	InvoiceAdjustmentKindAllowance InvoiceAdjustmentKind = 1 // lowers the net amount
	InvoiceAdjustmentKindCharge InvoiceAdjustmentKind = 2 // raises the net amount
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
	PaymentProviderStripe PaymentProvider = 0 // `amount` of the Stripe API
	PaymentProviderAdyen PaymentProvider = 1 // `value` of the Adyen API
	PaymentProviderPaypal PaymentProvider = 2 // `value` of the PayPal API, without its point
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

// XIRROutcome: The number of internal rates of return.
type XIRROutcome int32

const (
	XIRROutcomeOne XIRROutcome = 1
	XIRROutcomeSeveral XIRROutcome = 2
	XIRROutcomeNone XIRROutcome = 3 // at no rate are the flows worth 0
	XIRROutcomeUndefined XIRROutcome = 4 // the flows have no such rate by their nature; `reason` says why
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

// XIRRReason: Why there is no rate.
type XIRRReason int32

const (
	XIRRReasonNoFlows XIRRReason = 1 // no flow other than 0
	XIRRReasonOneDate XIRRReason = 2 // all flows are on one date
	XIRRReasonOneSign XIRRReason = 3 // all flows, added up by date, have one sign
	XIRRReasonAlwaysZero XIRRReason = 4 // the flows of each date cancel out, so that any rate would do
	XIRRReasonOutOfRange XIRRReason = 5 // the only rate is above 10^300, or halves the amount 40 times a day
	XIRRReasonNoRoot XIRRReason = 6 // no rate in that range makes the flows worth 0
	XIRRReasonUnpriced XIRRReason = 7 // of a portfolio: a price or an exchange rate is missing
	XIRRReasonNoDate XIRRReason = 8 // of a portfolio: you gave no date on which to value what is held
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

// DayCount: The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides
// the days between two dates by 365.
type DayCount int32

const (
	DayCountDayCountActual365 DayCount = 1
)

// String is the word of the constant, such as "day_count_actual_365".
func (one DayCount) String() string {
	switch one {
	case DayCountDayCountActual365:
		return "day_count_actual_365"
	}
	return fmt.Sprintf("DayCount(%d)", int32(one))
}

// Action: The action that a transaction records. No action is 0, so that a transaction that you did not fill in
// is refused.
type Action int32

const (
	ActionBuy Action = 1
	ActionSell Action = 2
	ActionDividend Action = 3 // income: any payment that a security brings
	ActionFee Action = 4 // a cost by itself, of a security or of none
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

// LotMethod: Which lots a sale takes shares from.
type LotMethod int32

const (
	LotMethodFifo LotMethod = 0 // the oldest first; the default
	LotMethodLifo LotMethod = 1 // the newest first
	LotMethodHifo LotMethod = 2 // the highest cost a share first; of equal ones the oldest
	LotMethodAverage LotMethod = 3 // a part of all of them, at their average cost
	LotMethodSpecific LotMethod = 4 // those that each sale names
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

// ShortSalePolicy: The short-sale policy: what happens when a sale is of more shares than you hold.
type ShortSalePolicy int32

const (
	ShortSalePolicyReject ShortSalePolicy = 0 // the sale is MONEY_ERR_INSUFFICIENT; the default
	ShortSalePolicyAllow ShortSalePolicy = 1 // the rest is a debt of shares, which a later purchase settles
	ShortSalePolicyRecord ShortSalePolicy = 2 // the rest is recorded as oversold, and its proceeds count for nothing
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
	PriceStateFresh PriceState = 0
	PriceStateStale PriceState = 1 // older than options.fresh_for; it counts
	PriceStateMissing PriceState = 2 // there is none: the position is listed, and what is held of it is not counted
	PriceStateZero PriceState = 3 // of a feed: the provider answered 0, by which it says that it has no price
	PriceStateNoRate PriceState = 4 // an exchange rate is missing. Of the price: what is held is not counted. Of a transaction: nothing of the position is, and `unconverted_id` names the transaction
	PriceStateClosed PriceState = 5 // nothing is held, so that the position needs no price
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

// Percentages: Which percentages are known. Several may be set.
type Percentages uint32

const (
	PercentagesUnrealised Percentages = 1 // unrealised gain / cost
	PercentagesRealised Percentages = 2 // realised gain / disposed_cost
	PercentagesProfit Percentages = 4 // profit / (cost + disposed_cost)
)

// Has tells whether all bits of one are set.
func (bits Percentages) Has(one Percentages) bool { return bits&one == one }

// Provider: The provider whose documents a feed reads.
type Provider int32

const (
	ProviderCurrencylayer Provider = 0 // rates against USD from `/live`; requires a key
	ProviderCurrencylayerList Provider = 1 // currencies with their names from `/list`; requires a key
	ProviderFrankfurter Provider = 2 // rates against a base from `/latest`, or from `/rates` if `base_url` ends with "/v2"
	ProviderOpenExchangeRates Provider = 3 // rates against USD from `/latest.json`; requires a key
	ProviderECB Provider = 4 // rates against EUR from `/eurofxref.csv`, or from the file of `base_url`
	ProviderFinnhub Provider = 5 // a price quote per symbol from `/quote`; requires a key
	ProviderTransactions Provider = 6 // a store of transactions by id, `/transactions.json`; the key is optional
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

// JumpPolicy: The policy for exchange rates that jumped: those at least a hundred times higher or lower than in
// the previous table.
type JumpPolicy int32

const (
	JumpPolicyRefuse JumpPolicy = 0 // reject the document with a failure; the default
	JumpPolicyFlag JumpPolicy = 1 // accept the document and set MONEY_FEED_FLAG_JUMPED
	JumpPolicyAccept JumpPolicy = 2 // accept the document
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
	TransportFailureConnection TransportFailure = 1 // the connection failed
	TransportFailureDns TransportFailure = 2 // the server's name could not be resolved
	TransportFailureTls TransportFailure = 3 // the certificate or the encryption was rejected
	TransportFailureDisconnected TransportFailure = 4 // the connection was closed before the end of the response
	TransportFailureCancelled TransportFailure = 5 // your program cancelled the request
	TransportFailureTooLarge TransportFailure = 6 // your program stopped reading the response
	TransportFailureOther TransportFailure = 7 // another reason
	TransportFailureTimeout TransportFailure = 8 // no response within your program's time limit
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
	FeedStateEmpty FeedState = 0 // it is empty, and no request has been made
	FeedStateLoading FeedState = 1 // it is empty, and a request is pending
	FeedStateReady FeedState = 2 // its contents are fresh
	FeedStateStale FeedState = 3 // its contents are older than `ttl_seconds` of the options
	FeedStateFailed FeedState = 4 // it is empty, and the last attempt failed
	FeedStateWaiting FeedState = 5 // it is empty, and rate-limited by the provider
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

// FeedFlags: Notes about a feed. Several flags may be set.
type FeedFlags uint32

const (
	FeedFlagsJumped FeedFlags = 1 // an exchange rate jumped, as defined by money_jump_policy_t
	FeedFlagsWaiting FeedFlags = 2 // a request is due but rate-limited by the provider
	FeedFlagsRestored FeedFlags = 4 // the contents were restored and have not been requested since
)

// Has tells whether all bits of one are set.
func (bits FeedFlags) Has(one FeedFlags) bool { return bits&one == one }

// Operation: The state of a request to save or remove a transaction.
type Operation int32

const (
	OperationNone Operation = 0 // the id is unknown, or its last request is no longer stored
	OperationPending Operation = 1 // the request is queued or pending
	OperationDone Operation = 2 // the store has acknowledged the request
	OperationFailed Operation = 3 // the request failed; money_feed_failure returns the reason
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

// StoreKind: The kinds of objects that a store keeps by name.
type StoreKind int32

const (
	StoreKindWallet StoreKind = 0
	StoreKindPortfolio StoreKind = 1
	StoreKindCatalogue StoreKind = 2
	StoreKindBasket StoreKind = 3
	StoreKindRates StoreKind = 4
	StoreKindCurrencies StoreKind = 5
	StoreKindIdempotencyKey StoreKind = 6 // the idempotency keys of requests that were done
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

// CalculatorKey: A key. `x` multiplies and `X` corrects: two different constants, and two different letters in a
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
	CalculatorKeyPercent CalculatorKey = 16 // %: after + or -, that percentage of everything to the left; elsewhere a hundredth
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

// CalculatorAlert: The reason why a key was rejected. The operation is then unchanged.
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
	CalculatorStateStart CalculatorState = 0 // `0`: the initial state
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
	ConverterStateEmpty ConverterState = 0 // the input is empty, or does not contain a number yet
	ConverterStateLoading ConverterState = 1 // no rates are available yet
	ConverterStateReady ConverterState = 2 // a result is available
	ConverterStateStale ConverterState = 3 // a result is available, but its rates are too old or could not be updated
	ConverterStateFailed ConverterState = 4 // the input is not an amount, the pair has no rate, or rates could not be fetched; see `failure`
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

// InputState: The state of the input.
type InputState int32

const (
	InputStateEmpty InputState = 0 // empty, or whitespace only
	InputStateComplete InputState = 1 // a number
	InputStateUnfinished InputState = 2 // the beginning of an amount: "12." is read as 12; "-", "." and "$" are not numbers yet, nor is "1,2" in a locale that groups "1,234"
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
	OriginNone Origin = 0 // no rates are available
	OriginNetwork Origin = 1
	OriginStore Origin = 2 // saved earlier
	OriginProgram Origin = 3 // supplied by your program, for instance from a file
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

// CurrencyListSort: The sort order of a list.
type CurrencyListSort int32

const (
	CurrencyListSortNameAscending CurrencyListSort = 0 // by the rules of the language; equal names by code
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
	CurrencyListStateEmpty CurrencyListState = 1 // the list contains no currencies
	CurrencyListStateNothingFound CurrencyListState = 2 // no currency matches the search text
	CurrencyListStateNoFavourites CurrencyListState = 3 // the list shows only favourites, but contains no favourite
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
	PortfolioViewStateLoading PortfolioViewState = 0 // no transactions yet, or no price yet of anything that is held
	PortfolioViewStateEmpty PortfolioViewState = 1 // there are no transactions
	PortfolioViewStateReady PortfolioViewState = 2
	PortfolioViewStateStale PortfolioViewState = 3 // a price is older than options.fresh_for
	PortfolioViewStateTransactionsFailed PortfolioViewState = 4 // the last retrieval failed; the last good ones show
	PortfolioViewStateQuotesFailed PortfolioViewState = 5 // the last attempt to get prices failed; the last good ones show
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

// OrderField: The fields of an order form. Of quantity, price and sum, any two give the third, which then shows
// by itself.
type OrderField int32

const (
	OrderFieldDate OrderField = 0 // such as "2024-02-29"
	OrderFieldAction OrderField = 1 // "buy" or "sell"
	OrderFieldTicker OrderField = 2 // the symbol; the form turns it into capitals
	OrderFieldQuantity OrderField = 3 // saved; from price and sum only if it is exact in 18 fraction digits
	OrderFieldPrice OrderField = 4 // of one share; shown to 8 fraction digits, half-even, and not saved
	OrderFieldSum OrderField = 5 // the transaction's total; from quantity and price exactly
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
	FieldStateOk FieldState = 0 // right; also an empty field that follows from one that is not right
	FieldStateMissing FieldState = 1 // empty; a price is never missing
	FieldStateNotADate FieldState = 2 // not a date that money_date_parse reads
	FieldStateUnknown FieldState = 3 // an action that is neither of the two
	FieldStateLength FieldState = 4 // a ticker of too few or too many characters
	FieldStateLetters FieldState = 5 // a ticker with characters that the rule forbids
	FieldStateNotANumber FieldState = 6 // not a number that money_decimal_parse reads
	FieldStateNotPositive FieldState = 7 // 0 or below
	FieldStateTooManyDigits FieldState = 8 // more than 38 digits
	FieldStateInexact FieldState = 9 // price and sum give no exact quantity
	FieldStateMismatch FieldState = 10 // all three are typed, and the price is not that of quantity and sum
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

// TickerRule: Which tickers are right.
type TickerRule int32

const (
	TickerRuleLetters TickerRule = 0 // 3 or 4 letters; the default
	TickerRuleExchangeSymbol TickerRule = 1 // up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T
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

