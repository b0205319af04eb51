// Code generated from the headers by api/generate.py. DO NOT EDIT.

package money

import "fmt"

// Limits and special values.
const (
	// One byte more than the longest amount as text, with its currency.
	TextMax = 64
	// One byte more than the longest currency code: codes are 1 to 11 bytes long.
	CodeSize = 12
	// Maximum number of digits of a decimal, and maximum scale.
	DigitsMax = 38
	// Maximum length of the text of an amount or a rate, in bytes.
	InputMax = 1024
	// Maximum length of a document, in bytes (64 MiB).
	DocumentMax = 67108864
	// Maximum number of shares in one allocation.
	SharesMax = 1048576
	// Maximum number of amounts or decimals that one call adds, compares or sorts. Columns have no such limit.
	AmountsMax = 1048576
	// Maximum number of legs in a conversion path.
	LegsMax = 8
	// One byte more than the longest ratio as text.
	RatioTextMax = 320
	// One byte more than the longest amount as JSON.
	JSONMax = 96
	// With a code of three letters an amount is 7 to 22 bytes long.
	PackedMax = 30
	// The length of the longest sort key in bytes.
	SortKeyMax = 33
	// One byte more than the longest currency pair as text.
	CurrencyPairTextMax = 24
	// One byte more than the longest rate as text.
	RateTextMax = 96
	// One byte more than the longest rate as JSON.
	RateJSONMax = 160
	// Maximum number of threads in one call.
	ColumnThreadsMax = 256
	// Maximum number of codes in a dictionary.
	ColumnCodesMax = 65536
	// The number of bytes that [AccumulatorToBytes] writes.
	AccumulatorBytes = 72
	// Maximum length of an expression, in bytes.
	ExpressionMax = 16384
	// Maximum number of currencies in one sum of an expression.
	ExpressionCurrenciesMax = 64
	// One byte more than the longest identifier of a locale.
	LocaleSize = 16
	// One byte more than the longest amount as a locale writes it.
	LocaleTextMax = 512
	// Maximum length of a pattern, in bytes.
	PatternMax = 128
	// As a number of digits in a format: the number that the pattern specifies.
	DigitsPattern = -3
	// Maximum length of the text of a notepad, in bytes (16 MiB).
	NotepadTextMax = 16777216
	// Maximum number of lines of a notepad.
	NotepadLinesMax = 262144
	// Maximum number of amounts in the answer of a line, which are its shares or its targets.
	NotepadAmountsMax = 1000
	// Maximum number of readings of a line.
	NotepadReadingsMax = 32
	// One byte more than the longest label, counterpart or external id.
	LabelSize = 80
	// One byte more than the longest identifier of a bank: identifiers are at most 143 bytes long.
	BankIDSize = 144
	// One byte more than the longest name of an account.
	AccountSize = 128
	// One byte more than the longest description of a transaction.
	DescriptionSize = 256
	// The maximum number of postings that one call adds to a ledger.
	PostingsMax = 65536
	// The maximum number of taxes of a line item.
	InvoiceTaxesMax = 4
	// The index of the document itself in [Invoice.Adjust].
	InvoiceDocument = -1
	// The maximum number of cash flows of one calculation.
	CashFlowsMax = 1048576
	// The maximum number of rates of one result.
	XIRRRatesMax = 32
	// The maximum number of points of one calculation.
	ValuePointsMax = 1048576
	// The maximum number of payments of a loan.
	LoanPaymentsMax = 100000
	// The maximum number of events of a loan. The number of payments × the number of events is at most 1,000,000.
	LoanEventsMax = 1000
	// The maximum number of flows of one calculation.
	CreditFlowsMax = 100000
	// The maximum number of periods of a flow, before and after the first advance.
	CreditPeriodsMax = 4000000
	// The maximum number of fraction digits of an annual percentage rate.
	AprDigitsMax = 16
	// The number of digits of a result: 34 significant digits, and fewer if the result is exact. A function that
	// accepts it also accepts 0 to 38 fraction digits.
	DigitsSignificant = -3
	// The maximum number of periods of an annuity.
	AnnuityPeriodsMax = 1000000
	// The maximum number of amounts of [Npv] and [Mirr].
	PeriodicFlowsMax = 1048576
	// One byte more than the longest id of a transaction.
	IDSize = 40
	// One byte more than the longest symbol of a security.
	SymbolSize = 64
	// The maximum number of lots that a sale selects.
	LotSelectionsMax = 1024
	// Reports the outcome of each row and changes nothing.
	ImportDryRun = 1
	// Leaves out the rows that are refused, and imports the others.
	ImportPartial = 2
	// The maximum length of each text of [ImportOptions], in bytes.
	ImportOptionMax = 4095
	// The maximum number of targets of one call.
	TargetsMax = 100000
	// The maximum number of labels of one call.
	SymbolLabelsMax = 100000
	// One byte more than the longest name or key in a store.
	StoreNameSize = 256
	// Maximum count of numbers in one operation. Each number consists of at most 38 digits.
	CalculatorNumbersMax = 100
	// Maximum length of a text of keys, in bytes.
	CalculatorKeysMax = 8192
	// One byte more than the longest display or expression.
	CalculatorTextMax = 4608
	// One byte more than the longest reason.
	ReasonSize = 240
)

// Status is the result of a call: [StatusOK] or a [Status] value.
//
// Values are never renumbered or reused.
type Status int32

const (
	// The call succeeded.
	StatusOK Status = 0
	// An argument is missing or out of range.
	ErrArgument Status = 1
	// The text does not fit in the space provided for it.
	ErrBufferTooSmall Status = 2
	// A callback of the object has not returned.
	ErrBusy Status = 3
	// Not enough memory is available.
	ErrOutOfMemory Status = 4
	// The input exceeds a limit on its length, size or depth.
	ErrLimit Status = 5
	// The index is out of range, or the entry does not exist.
	ErrNotFound Status = 6
	// The object is not in a state that allows the call.
	ErrState Status = 7
	// The call was cancelled or exceeded its time limit; nothing has changed.
	ErrCancelled Status = 8
	// The text is not a number, amount, date or code; the position is that of the first invalid byte.
	ErrSyntax Status = 20
	// The text is not valid UTF-8, or contains the character U+0000.
	ErrEncoding Status = 21
	// The exact result does not fit in 38 digits.
	ErrOverflow Status = 22
	// The divisor is 0.
	ErrDivisionByZero Status = 23
	// The result cannot be represented without rounding, which the call does not allow.
	ErrInexact Status = 24
	// The date is not a day in the years 1 to 9999.
	ErrDate Status = 25
	// The currency is neither built in nor in the registry, or its minor unit is unknown.
	ErrUnknownCurrency Status = 40
	// Different currencies were used where one currency is required.
	ErrCurrencyMismatch Status = 41
	// A currency with this code already exists.
	ErrDuplicateCurrency Status = 42
	// The symbol, such as $, is used by several currencies; the error's text lists them.
	ErrAmbiguousCurrency Status = 43
	// The list of weights is empty, all weights are 0, or a weight is negative.
	ErrWeights Status = 60
	// No rate converts between the two currencies on that date, or it is too old; the error's text contains the
	// latest earlier date with a rate, however long ago.
	ErrNoRate Status = 80
	// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
	ErrInvalidRate Status = 81
	// The document contains more than one rate for the same direction and date.
	ErrDuplicateRate Status = 82
	// The document is well-formed but contains no rates.
	ErrNoRates Status = 83
	// The document is an error of the provider; the error's text contains its code and message.
	ErrProvider Status = 84
	// The text is not JSON, or an object contains a duplicate key.
	ErrJSON Status = 100
	// The document is well-formed but not of the expected kind.
	ErrDocument Status = 101
	// The document was written by a newer version of the library.
	ErrVersion Status = 102
	// The text is not well-formed XML, contains a document type declaration, or exceeds a limit.
	ErrXML Status = 103
	// The available balance, or the amount on hold, is too small.
	ErrInsufficient Status = 110
	// The postings of a transaction do not sum to zero in a currency.
	ErrUnbalanced Status = 111
	// The account is of another kind or currency, or only groups others.
	ErrAccount Status = 112
	// The date is in a closed period.
	ErrPeriodClosed Status = 113
	// The quote is not valid any more at that instant.
	ErrExpired Status = 114
	// The discount is negative, above 100 percent, or above the price.
	ErrDiscount Status = 120
	// The tax rate is outside 0 to 100 percent, or a category has no tax rate.
	ErrTax Status = 121
	// The document contains the same product more than once.
	ErrDuplicateSku Status = 122
	// Two transactions share an id.
	ErrDuplicateID Status = 130
	// No response was received; the error's text contains the reason.
	ErrTransport Status = 140
	// The response belongs to a request that is not pending.
	ErrUnknownRequest Status = 141
	// The server returned an HTTP error; the error's text contains its status.
	ErrHTTP Status = 142
	// The server rejected the key: HTTP 401 or 403.
	ErrUnauthorized Status = 143
	// The provider's rate limit is exceeded: HTTP 429.
	ErrRateLimited Status = 144
	// The response is HTML, or is of an unexpected type.
	ErrContentType Status = 145
	// The response ends before its document does.
	ErrTruncated Status = 146
	// The response exceeds the configured size limit.
	ErrTooLarge Status = 147
	// A rate is at least a hundred times higher or lower than before.
	ErrRateJumped Status = 148
	// The list is well-formed but contains no currencies.
	ErrNoCurrencies Status = 149
	// Reading failed; the error's Cause is the reason.
	ErrRetrieval Status = 160
	// Saving failed and changed nothing; the error's Cause is the reason.
	ErrSaving Status = 161
	// Removing failed and changed nothing; the error's Cause is the reason.
	ErrRemoval Status = 162
	// The file is not a store.
	ErrNotAStore Status = 163
	// Another connection is writing and did not finish in time.
	ErrStoreLocked Status = 164
	// The store or its file is read-only.
	ErrStoreReadOnly Status = 165
	// The disk or the quota is full.
	ErrStoreFull Status = 166
	// The file is damaged.
	ErrStoreCorrupt Status = 167
	// The path does not exist, is a directory, or may not be accessed.
	ErrStorePath Status = 168
	// The disk reported an error.
	ErrStoreIo Status = 169
	// The stored object has changed since it was loaded, or the key belongs to another request.
	ErrConflict Status = 170
	// The system provides no SQLite library that stores can use; the error's text contains the reason.
	ErrNoSqlite Status = 171
	// Saving or removing failed, and it is unknown whether the change was made completely or not at all; the
	// error's Cause is the reason.
	ErrStoreUnknown Status = 172
)

// Flags represents notes about a successful result.
//
// Several flags may be set.
type Flags uint32

const (
	// Digits other than 0 were dropped.
	FlagsRounded Flags = 1
	// A rate of more than 19 digits was rounded when its document was read.
	FlagsRateRounded Flags = 2
	// A fixed factor was used: the legal factor of a withdrawn currency, or that of a quote unit.
	FlagsFixed Flags = 4
	// The rates are of an earlier date than requested.
	FlagsEarlier Flags = 8
	// The rates are older than FreshFor, or their time of publication is unknown.
	FlagsStale Flags = 16
	// Another path through the table's quotes produces a different rate.
	FlagsInconsistent Flags = 32
	// Rounded as Council Regulation (EC) No 1103/97 requires; see [ConversionRule].
	FlagsEuroRegulation Flags = 64
)

// Has returns whether all bits of a set are set.
func (f Flags) Has(set Flags) bool { return f&set == set }

// Rounding is the rounding mode for results that do not fit the requested digits.
//
// The names in parentheses are those of IEEE 754 and ISO 80000-1.
//
// The values start at 1000, so a number of digits is never a valid rounding mode. A call with digits and mode
// swapped fails, and so do options whose mode is 0.
type Rounding int32

const (
	// To nearest, ties to even (roundTiesToEven); the default.
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
	// No rounding: an inexact result is [ErrInexact].
	RoundingUnnecessary Rounding = 1007
	// To nearest, ties to odd.
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

// CurrencyKind is the kind of a currency code.
type CurrencyKind int32

const (
	// Part of ISO 4217 today.
	CurrencyKindCurrent CurrencyKind = 0
	// Withdrawn from ISO 4217.
	CurrencyKindHistorical CurrencyKind = 1
	// An ISO 4217 code that is not legal tender: XAU, XDR, XTS.
	CurrencyKindSpecial CurrencyKind = 2
	// A quote unit, which is a fraction of another currency: GBX, ZAc, ILA.
	CurrencyKindUnit CurrencyKind = 3
	// In common use outside ISO 4217: BTC, CNH.
	CurrencyKindInformal CurrencyKind = 4
	// User-defined, from a registry.
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

// CashSmall is the treatment of amounts that are too small for a rule on cash payments.
type CashSmall int32

const (
	// Rounded like other amounts.
	CashSmallRounded CashSmall = 0
	// Left unchanged: one and two cents in Finland.
	CashSmallExact CashSmall = 1
	// Rounded up to one step: one and two cents in Slovakia.
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

// Allocation is the method of distributing the units that remain after every share has been rounded down.
type Allocation int32

const (
	// One unit each to the shares with the largest remainders, ties to the earlier share; the default.
	AllocationLargestRemainder Allocation = 0
	// One unit each, starting with the first share.
	AllocationFloorToFirst Allocation = 1
	// One unit each, starting with the last share.
	AllocationFloorToLast Allocation = 2
	// Not distributed: Remainder receives them.
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

// ExplanationKind is the kind of a node: the way in which its exact value follows from its children.
//
// A child counts with its rounded value or, if it is not a decimal, with its exact value. Only
// [ExplanationKindSum] without rounding adds the exact values of its children.
type ExplanationKind int32

const (
	// A value that your program passed in.
	ExplanationKindInput ExplanationKind = 1
	// A further use of the node Target, with its name and values.
	ExplanationKindReference ExplanationKind = 2
	// The sum of the children, minus those with [ExplanationFlagsSubtracted].
	ExplanationKindSum ExplanationKind = 3
	// The product of the children, divided by those with [ExplanationFlagsDivisor].
	ExplanationKindProduct ExplanationKind = 4
	// The first child, a percentage, of the second.
	ExplanationKindPercent ExplanationKind = 5
	// The tax of the first child, a percentage, that the second child includes: percentage ÷ (100 + percentage).
	ExplanationKindIncluded ExplanationKind = 6
	// The first child times the other children, which are exchange rates.
	ExplanationKindConversion ExplanationKind = 7
	// The only child, rounded.
	ExplanationKindRounded ExplanationKind = 8
)

// String returns the name of the constant, such as "input".
func (e ExplanationKind) String() string {
	switch e {
	case ExplanationKindInput:
		return "input"
	case ExplanationKindReference:
		return "reference"
	case ExplanationKindSum:
		return "sum"
	case ExplanationKindProduct:
		return "product"
	case ExplanationKindPercent:
		return "percent"
	case ExplanationKindIncluded:
		return "included"
	case ExplanationKindConversion:
		return "conversion"
	case ExplanationKindRounded:
		return "rounded"
	}
	return fmt.Sprintf("ExplanationKind(%d)", int32(e))
}

// ExplanationFlags is the properties of a node.
//
// Several flags may be set.
type ExplanationFlags uint32

const (
	// The parent, a sum, subtracts the value.
	ExplanationFlagsSubtracted ExplanationFlags = 1
	// The parent, a product, is divided by the value.
	ExplanationFlagsDivisor ExplanationFlags = 2
	// Number contains the value; otherwise only Exact does.
	ExplanationFlagsDecimal ExplanationFlags = 4
	// The node is rounded: Rounding, Digits, Step, Quantity and Units are set.
	ExplanationFlagsIsRounded ExplanationFlags = 8
)

// Has returns whether all bits of a set are set.
func (e ExplanationFlags) Has(set ExplanationFlags) bool { return e&set == set }

// RateKind is the origin of a rate in a conversion path.
type RateKind int32

const (
	// As quoted in the table.
	RateKindQuoted RateKind = 0
	// The exact inverse of the rate that the table quotes for the other direction.
	RateKindInverse RateKind = 1
	// The legal factor of a withdrawn currency, for instance under Regulation (EC) No 2866/98.
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

// MergeRule is the precedence of two tables with rates of the same date.
type MergeRule int32

const (
	// A pair of currencies on a date comes from one table, in both directions.
	MergeRulePairs MergeRule = 0
	// A date comes from one table.
	MergeRuleDays MergeRule = 1
)

// String returns the name of the constant, such as "pairs".
func (m MergeRule) String() string {
	switch m {
	case MergeRulePairs:
		return "pairs"
	case MergeRuleDays:
		return "days"
	}
	return fmt.Sprintf("MergeRule(%d)", int32(m))
}

// StalePolicy is the treatment of rates that are older than FreshFor, or whose time of publication is unknown.
type StalePolicy int32

const (
	// Use them and set [FlagsStale]; the default.
	StalePolicyFlag StalePolicy = 0
	// Fail with [ErrNoRate]; the error's text contains the age of the rates.
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
	// A 64-bit coefficient.
	ColumnLayoutInt64 ColumnLayout = 1
	// A 128-bit coefficient, below 10^38.
	ColumnLayoutDecimal128 ColumnLayout = 2
	// Days since 1970-01-01.
	ColumnLayoutDate32 ColumnLayout = 3
	// An index into a dictionary, or the result of a comparison; 1 byte.
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

// ExpressionKind is the kind of an expression's result: a number or an amount.
type ExpressionKind int32

const (
	// A number without a currency.
	ExpressionKindNumber ExpressionKind = 1
	// An amount with a currency.
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

// LocaleStyle is the style of an amount in the format of a locale.
type LocaleStyle int32

const (
	// "-1.234,56 €".
	LocaleStyleStandard LocaleStyle = 0
	// "($1,234.56)" if the locale uses brackets and the display is not the currency's name.
	LocaleStyleAccounting LocaleStyle = 1
	// "$1.2K": the short form of CLDR, without trailing zeros in the fraction.
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

// CurrencyDisplay is the display of the currency in the format of a locale.
type CurrencyDisplay int32

const (
	// "US$", "€": the symbol in the locale, or the code if the locale defines no symbol.
	CurrencyDisplaySymbol CurrencyDisplay = 0
	// "$": for readers who assume the country; several currencies may share it.
	CurrencyDisplayNarrow CurrencyDisplay = 1
	// "USD".
	CurrencyDisplayCode CurrencyDisplay = 2
	// "US dollars". The built-in names are in de, en, es, fr, it, ja and pt; the tables in share/locales contain
	// all languages.
	CurrencyDisplayName CurrencyDisplay = 3
	// The number only.
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

// Numerals is the digits in the format of a locale.
type Numerals int32

const (
	// The digits that the tag specifies ("ar-EG-u-nu-latn"), or else those of the locale's default numbering
	// system: "١٬٢٣٤" in ar-EG.
	NumeralsLocale Numerals = 0
	// 0 to 9, with the signs and patterns that the locale defines for them.
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

// Reading is how strictly a text is read.
type Reading int32

const (
	// Only the specified format.
	ReadingStrict Reading = 0
	// Also other forms that people write, as long as they have only one meaning.
	ReadingLenient Reading = 1
)

// String returns the name of the constant, such as "strict".
func (r Reading) String() string {
	switch r {
	case ReadingStrict:
		return "strict"
	case ReadingLenient:
		return "lenient"
	}
	return fmt.Sprintf("Reading(%d)", int32(r))
}

// SignDisplay is the amounts that are written with a sign.
type SignDisplay int32

const (
	// "-5", "0", "5": negative amounts, and others if the pattern contains a plus sign.
	SignDisplayPattern SignDisplay = 0
	// "-5", "+0", "+5".
	SignDisplayAlways SignDisplay = 1
	// "-5", "0", "+5".
	SignDisplayExceptZero SignDisplay = 2
	// "5", "0", "5": negative amounts are written like positive ones.
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

// TrailingZeros is the treatment of trailing zeros in the fraction.
type TrailingZeros int32

const (
	// "12.50", "12.00": up to the minimum number of digits.
	TrailingZerosPattern TrailingZeros = 0
	// "12.5", "12".
	TrailingZerosStrip TrailingZeros = 1
	// "12.50", "12": removed only if the fraction consists of zeros.
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

// LineKind is the kind of a line's answer.
type LineKind int32

const (
	// An empty line, which separates blocks.
	LineKindEmpty LineKind = 0
	// A comment or heading, without an answer.
	LineKindText LineKind = 1
	// A number without a currency.
	LineKindNumber LineKind = 2
	// An amount.
	LineKindAmount LineKind = 3
	// A percentage, such as 15%.
	LineKindPercentage LineKind = 4
	// An amount in several currencies: "100 EUR in USD, GBP".
	LineKindTargets LineKind = 5
	// The shares of an amount: "split 100 EUR by 3".
	LineKindShares LineKind = 6
	// Ambiguous: each reading of the line produces another answer.
	LineKindQuestion LineKind = 7
	// An error.
	LineKindError LineKind = 8
)

// String returns the name of the constant, such as "empty".
func (l LineKind) String() string {
	switch l {
	case LineKindEmpty:
		return "empty"
	case LineKindText:
		return "text"
	case LineKindNumber:
		return "number"
	case LineKindAmount:
		return "amount"
	case LineKindPercentage:
		return "percentage"
	case LineKindTargets:
		return "targets"
	case LineKindShares:
		return "shares"
	case LineKindQuestion:
		return "question"
	case LineKindError:
		return "error"
	}
	return fmt.Sprintf("LineKind(%d)", int32(l))
}

// LinePart is a part of a line as text.
type LinePart int32

const (
	// The line as typed.
	LinePartSource LinePart = 0
	// The label: "lunch" in "lunch: 12.50 EUR".
	LinePartLabel LinePart = 1
	// The name that the line defines: "tip" in "tip = 15%".
	LinePartName LinePart = 2
	// The answer: "58.00 EUR", "15%"; several amounts are separated by ", ".
	LinePartValue LinePart = 3
	// The line as a strict expression; "" unless the notepad had to interpret the line.
	LinePartReading LinePart = 4
	// The error or the question, in English.
	LinePartMessage LinePart = 5
	// The line and, below it, a caret at the error, as written by [ExpressionCaret].
	LinePartCaret LinePart = 6
)

// String returns the name of the constant, such as "source".
func (l LinePart) String() string {
	switch l {
	case LinePartSource:
		return "source"
	case LinePartLabel:
		return "label"
	case LinePartName:
		return "name"
	case LinePartValue:
		return "value"
	case LinePartReading:
		return "reading"
	case LinePartMessage:
		return "message"
	case LinePartCaret:
		return "caret"
	}
	return fmt.Sprintf("LinePart(%d)", int32(l))
}

// EntryKind is the kind of an entry, for statements.
//
// The library assigns a kind only to the entries of [Wallet.ExchangeAmount] and [Wallet.Accept]: the kind of a
// transfer is that of its note, too.
type EntryKind int32

const (
	EntryKindUnspecified EntryKind = 0
	EntryKindDeposit EntryKind = 1
	EntryKindWithdrawal EntryKind = 2
	EntryKindTransfer EntryKind = 3
	EntryKindExchange EntryKind = 4
	EntryKindFee EntryKind = 5
	EntryKindInterest EntryKind = 6
	EntryKindAdjustment EntryKind = 7
	// The balance with which a wallet begins.
	EntryKindOpening EntryKind = 8
)

// String returns the name of the constant, such as "unspecified".
func (e EntryKind) String() string {
	switch e {
	case EntryKindUnspecified:
		return "unspecified"
	case EntryKindDeposit:
		return "deposit"
	case EntryKindWithdrawal:
		return "withdrawal"
	case EntryKindTransfer:
		return "transfer"
	case EntryKindExchange:
		return "exchange"
	case EntryKindFee:
		return "fee"
	case EntryKindInterest:
		return "interest"
	case EntryKindAdjustment:
		return "adjustment"
	case EntryKindOpening:
		return "opening"
	}
	return fmt.Sprintf("EntryKind(%d)", int32(e))
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

// WalletChangeKind is the kind of a change in the history of a wallet.
type WalletChangeKind int32

const (
	// An entry received other content.
	WalletChangeKindAmended WalletChangeKind = 1
	// An entry was removed.
	WalletChangeKindVoided WalletChangeKind = 2
	// Nothing was changed.
	WalletChangeKindCheckpoint WalletChangeKind = 3
)

// String returns the name of the constant, such as "amended".
func (w WalletChangeKind) String() string {
	switch w {
	case WalletChangeKindAmended:
		return "amended"
	case WalletChangeKindVoided:
		return "voided"
	case WalletChangeKindCheckpoint:
		return "checkpoint"
	}
	return fmt.Sprintf("WalletChangeKind(%d)", int32(w))
}

// CashLotMethod is the method that selects the lots of a payment.
type CashLotMethod int32

const (
	// The oldest lots first.
	CashLotMethodFifo CashLotMethod = 0
	// A proportional part of all lots, at their average cost.
	CashLotMethodAverage CashLotMethod = 1
)

// String returns the name of the constant, such as "fifo".
func (ca CashLotMethod) String() string {
	switch ca {
	case CashLotMethodFifo:
		return "fifo"
	case CashLotMethodAverage:
		return "average"
	}
	return fmt.Sprintf("CashLotMethod(%d)", int32(ca))
}

// BankMessage is the message definition of a document.
type BankMessage int32

const (
	// Camt.053: the entries of a period.
	BankMessageStatement BankMessage = 1
	// Camt.052: the entries of a day so far.
	BankMessageReport BankMessage = 2
	// Camt.054: single entries.
	BankMessageNotification BankMessage = 3
)

// String returns the name of the constant, such as "statement".
func (b BankMessage) String() string {
	switch b {
	case BankMessageStatement:
		return "statement"
	case BankMessageReport:
		return "report"
	case BankMessageNotification:
		return "notification"
	}
	return fmt.Sprintf("BankMessage(%d)", int32(b))
}

// BankCheck is the result of adding the booked entries to the opening balance.
type BankCheck int32

const (
	// An opening or a closing balance is missing or ambiguous in a currency of the booked entries.
	BankCheckNone BankCheck = 0
	// The sum is the closing balance, in every currency.
	BankCheckEqual BankCheck = 1
	// The sum is not the closing balance; a finding contains both amounts.
	BankCheckDifferent BankCheck = 2
)

// String returns the name of the constant, such as "none".
func (b BankCheck) String() string {
	switch b {
	case BankCheckNone:
		return "none"
	case BankCheckEqual:
		return "equal"
	case BankCheckDifferent:
		return "different"
	}
	return fmt.Sprintf("BankCheck(%d)", int32(b))
}

// BankEntryStatus is the status of an entry.
type BankEntryStatus int32

const (
	// A status of the bank's own.
	BankEntryStatusOther BankEntryStatus = 0
	// BOOK.
	BankEntryStatusBooked BankEntryStatus = 1
	// PDNG: expected, and not part of the booked balance.
	BankEntryStatusPending BankEntryStatus = 2
	// INFO: not booked.
	BankEntryStatusInformation BankEntryStatus = 3
	// FUTR: to be booked on a later day.
	BankEntryStatusFuture BankEntryStatus = 4
)

// String returns the name of the constant, such as "other".
func (b BankEntryStatus) String() string {
	switch b {
	case BankEntryStatusOther:
		return "other"
	case BankEntryStatusBooked:
		return "booked"
	case BankEntryStatusPending:
		return "pending"
	case BankEntryStatusInformation:
		return "information"
	case BankEntryStatusFuture:
		return "future"
	}
	return fmt.Sprintf("BankEntryStatus(%d)", int32(b))
}

// BankDirection is the direction of a charge.
type BankDirection int32

const (
	BankDirectionUnstated BankDirection = 0
	BankDirectionCredit BankDirection = 1
	BankDirectionDebit BankDirection = 2
)

// String returns the name of the constant, such as "unstated".
func (b BankDirection) String() string {
	switch b {
	case BankDirectionUnstated:
		return "unstated"
	case BankDirectionCredit:
		return "credit"
	case BankDirectionDebit:
		return "debit"
	}
	return fmt.Sprintf("BankDirection(%d)", int32(b))
}

// BankInclusion is the relation of a charge to the amount of its entry.
type BankInclusion int32

const (
	BankInclusionUnstated BankInclusion = 0
	// The amount of the entry includes the charge.
	BankInclusionIncluded BankInclusion = 1
	// The charge is an entry of its own.
	BankInclusionSeparate BankInclusion = 2
)

// String returns the name of the constant, such as "unstated".
func (b BankInclusion) String() string {
	switch b {
	case BankInclusionUnstated:
		return "unstated"
	case BankInclusionIncluded:
		return "included"
	case BankInclusionSeparate:
		return "separate"
	}
	return fmt.Sprintf("BankInclusion(%d)", int32(b))
}

// BankFindingKind is the kind of a finding.
type BankFindingKind int32

const (
	// The closing balance is not the opening balance plus the booked entries.
	BankFindingKindBalance BankFindingKind = 1
	// The amount of an entry is not the sum of its transactions.
	BankFindingKindEntryAmount BankFindingKind = 2
	// The number of transactions of a batch is wrong.
	BankFindingKindBatchCount BankFindingKind = 3
	// A number of entries in the summary is wrong.
	BankFindingKindTotalCount BankFindingKind = 4
	// A sum of entries in the summary is wrong.
	BankFindingKindTotalSum BankFindingKind = 5
)

// String returns the name of the constant, such as "balance".
func (b BankFindingKind) String() string {
	switch b {
	case BankFindingKindBalance:
		return "balance"
	case BankFindingKindEntryAmount:
		return "entry_amount"
	case BankFindingKindBatchCount:
		return "batch_count"
	case BankFindingKindTotalCount:
		return "total_count"
	case BankFindingKindTotalSum:
		return "total_sum"
	}
	return fmt.Sprintf("BankFindingKind(%d)", int32(b))
}

// BankText is a text of a row, of any length.
type BankText int32

const (
	// Of a statement: the owner of the account.
	BankTextOwner BankText = 0
	// Of an entry: additional information.
	BankTextInformation BankText = 1
	// Of an entry: the name of the other party and the remittance information, such as "Book Shop: Card payment";
	// an entry of several transactions is described by its additional information.
	BankTextLabel BankText = 2
	// Of a transaction: the name of the other party.
	BankTextName BankText = 3
	// Of a transaction: the unstructured remittance information, a line each.
	BankTextRemittance BankText = 4
	// Of a transaction: additional information.
	BankTextDetails BankText = 5
)

// String returns the name of the constant, such as "owner".
func (b BankText) String() string {
	switch b {
	case BankTextOwner:
		return "owner"
	case BankTextInformation:
		return "information"
	case BankTextLabel:
		return "label"
	case BankTextName:
		return "name"
	case BankTextRemittance:
		return "remittance"
	case BankTextDetails:
		return "details"
	}
	return fmt.Sprintf("BankText(%d)", int32(b))
}

// AccountKind is the kind of an account.
type AccountKind int32

const (
	// Of a row of a report: accounts of several kinds; no account is of this kind.
	AccountKindAny AccountKind = 0
	AccountKindAsset AccountKind = 1
	AccountKindLiability AccountKind = 2
	AccountKindEquity AccountKind = 3
	AccountKindIncome AccountKind = 4
	AccountKindExpense AccountKind = 5
	// An equity account over which transactions exchange currencies.
	AccountKindExchange AccountKind = 6
)

// String returns the name of the constant, such as "any".
func (a AccountKind) String() string {
	switch a {
	case AccountKindAny:
		return "any"
	case AccountKindAsset:
		return "asset"
	case AccountKindLiability:
		return "liability"
	case AccountKindEquity:
		return "equity"
	case AccountKindIncome:
		return "income"
	case AccountKindExpense:
		return "expense"
	case AccountKindExchange:
		return "exchange"
	}
	return fmt.Sprintf("AccountKind(%d)", int32(a))
}

// LedgerTransactionKind is the kind of a transaction.
type LedgerTransactionKind int32

const (
	// [Ledger.Post].
	LedgerTransactionKindEntry LedgerTransactionKind = 0
	// [Ledger.Reverse], or the second transaction of [Ledger.Revalue].
	LedgerTransactionKindReversal LedgerTransactionKind = 1
	// [Ledger.ClosePeriod].
	LedgerTransactionKindClosing LedgerTransactionKind = 2
	// [Ledger.Revalue].
	LedgerTransactionKindRevaluation LedgerTransactionKind = 3
)

// String returns the name of the constant, such as "entry".
func (l LedgerTransactionKind) String() string {
	switch l {
	case LedgerTransactionKindEntry:
		return "entry"
	case LedgerTransactionKindReversal:
		return "reversal"
	case LedgerTransactionKindClosing:
		return "closing"
	case LedgerTransactionKindRevaluation:
		return "revaluation"
	}
	return fmt.Sprintf("LedgerTransactionKind(%d)", int32(l))
}

// LedgerReportKind is the kind of a report.
type LedgerReportKind int32

const (
	// The balances of all accounts, as debits or credits.
	LedgerReportKindTrialBalance LedgerReportKind = 1
	// Assets, liabilities and equity.
	LedgerReportKindBalanceSheet LedgerReportKind = 2
	// Income and expenses of a period.
	LedgerReportKindIncomeStatement LedgerReportKind = 3
)

// String returns the name of the constant, such as "trial_balance".
func (l LedgerReportKind) String() string {
	switch l {
	case LedgerReportKindTrialBalance:
		return "trial_balance"
	case LedgerReportKindBalanceSheet:
		return "balance_sheet"
	case LedgerReportKindIncomeStatement:
		return "income_statement"
	}
	return fmt.Sprintf("LedgerReportKind(%d)", int32(l))
}

// LedgerRowKind is the kind of a row of a report.
type LedgerRowKind int32

const (
	// The balance of an account, without its children.
	LedgerRowKindAccount LedgerRowKind = 0
	// The balance of an account with all accounts below it.
	LedgerRowKindSubtotal LedgerRowKind = 1
	// The total of a section: of assets, liabilities, equity, income or expenses.
	LedgerRowKindTotal LedgerRowKind = 2
	// The income less the expenses: of a balance sheet, those not yet closed.
	LedgerRowKindResult LedgerRowKind = 3
	// The sum of all debit balances of a trial balance.
	LedgerRowKindDebits LedgerRowKind = 4
	// The sum of all credit balances of a trial balance, as a positive amount.
	LedgerRowKindCredits LedgerRowKind = 5
)

// String returns the name of the constant, such as "account".
func (l LedgerRowKind) String() string {
	switch l {
	case LedgerRowKindAccount:
		return "account"
	case LedgerRowKindSubtotal:
		return "subtotal"
	case LedgerRowKindTotal:
		return "total"
	case LedgerRowKindResult:
		return "result"
	case LedgerRowKindDebits:
		return "debits"
	case LedgerRowKindCredits:
		return "credits"
	}
	return fmt.Sprintf("LedgerRowKind(%d)", int32(l))
}

// BalanceRates is the rates of daily balances.
type BalanceRates int32

const (
	// The rates of each day.
	BalanceRatesDaily BalanceRates = 0
	// The rates of one date, for all days.
	BalanceRatesOne BalanceRates = 1
)

// String returns the name of the constant, such as "daily".
func (b BalanceRates) String() string {
	switch b {
	case BalanceRatesDaily:
		return "daily"
	case BalanceRatesOne:
		return "one"
	}
	return fmt.Sprintf("BalanceRates(%d)", int32(b))
}

// JournalFormat is the format of a journal.
type JournalFormat int32

const (
	// Beancount.
	JournalFormatBeancount JournalFormat = 1
	// Ledger.
	JournalFormatLedger JournalFormat = 2
	// Hledger.
	JournalFormatHledger JournalFormat = 3
)

// String returns the name of the constant, such as "beancount".
func (j JournalFormat) String() string {
	switch j {
	case JournalFormatBeancount:
		return "beancount"
	case JournalFormatLedger:
		return "ledger"
	case JournalFormatHledger:
		return "hledger"
	}
	return fmt.Sprintf("JournalFormat(%d)", int32(j))
}

// RoundingLevel is the level at which a basket rounds.
//
// The difference between a rounded sum and its line items is allocated to the line items, so that they add up to
// the sum.
type RoundingLevel int32

const (
	// Price, discount and tax of one unit, before the multiplication by the quantity.
	RoundingLevelUnit RoundingLevel = 0
	// Price, discount and tax of each line item; the default.
	RoundingLevelLine RoundingLevel = 1
	// The sums of price, discount and tax of each tax category.
	RoundingLevelTaxGroup RoundingLevel = 2
	// The sums of price, discount and tax of the order.
	RoundingLevelOrder RoundingLevel = 3
	// Price and discount of each line item, and the sum of the tax of each tax category.
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

// PriceBasis is the price basis: whether prices include tax.
type PriceBasis int32

const (
	// Prices exclude tax; the default.
	PriceBasisNet PriceBasis = 0
	// Prices include tax.
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

// Tender is the means of payment.
type Tender int32

const (
	// Card or transfer: the payable amount is the total; the default.
	TenderExact Tender = 0
	// Cash: the payable amount is the total rounded to the available coins.
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

// BasketPreset is a named policy.
type BasketPreset int32

const (
	// The default policy: tax is rounded for each line item, as Stripe documents.
	BasketPresetPerLineHalfUp BasketPreset = 0
	// Tax is rounded for one unit, as in programs with unit prices.
	BasketPresetPerUnitHalfUp BasketPreset = 1
	// Banker's rounding for each line item.
	BasketPresetPerLineHalfEven BasketPreset = 2
	// Prices, discounts and taxes are rounded once for each tax category.
	BasketPresetPerTaxGroupHalfUp BasketPreset = 3
	// Prices, discounts and taxes are rounded once for the order.
	BasketPresetPerOrderHalfUp BasketPreset = 4
	// Rounded half up for each line item; prices include tax; cash is rounded to 0.05.
	BasketPresetSwissCash BasketPreset = 5
	// The rounding of EN 16931 invoices: for each line item, then for each tax.
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
	// No discount.
	DiscountKindNone DiscountKind = 0
	// A percentage of the price.
	DiscountKindPercent DiscountKind = 1
	// An amount off the line item or the order.
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

// ReceiptView is the currency in which a receipt is read.
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

// InvoiceTaxKind is the effect of a tax on the totals.
type InvoiceTaxKind int32

const (
	// A percentage of the net amount, such as VAT; several such taxes are independent.
	InvoiceTaxKindAdded InvoiceTaxKind = 0
	// A percentage of the net amount and the preceding taxes of the same line item.
	InvoiceTaxKindCompound InvoiceTaxKind = 1
	// A percentage of the net amount that the buyer withholds and pays to the tax authority.
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
	// Reduces the net amount.
	InvoiceAdjustmentKindAllowance InvoiceAdjustmentKind = 1
	// Increases the net amount.
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

// InvoiceSyntax is the syntax of a document.
type InvoiceSyntax int32

const (
	// The document is not an invoice.
	InvoiceSyntaxNone InvoiceSyntax = 0
	// UBL 2.1.
	InvoiceSyntaxUbl InvoiceSyntax = 1
	// UN/CEFACT Cross Industry Invoice D16B.
	InvoiceSyntaxCii InvoiceSyntax = 2
)

// String returns the name of the constant, such as "none".
func (i InvoiceSyntax) String() string {
	switch i {
	case InvoiceSyntaxNone:
		return "none"
	case InvoiceSyntaxUbl:
		return "ubl"
	case InvoiceSyntaxCii:
		return "cii"
	}
	return fmt.Sprintf("InvoiceSyntax(%d)", int32(i))
}

// InvoiceProfile is the specification that a document names (BT-24).
type InvoiceProfile int32

const (
	// A specification outside EN 16931.
	InvoiceProfileOther InvoiceProfile = 0
	// EN 16931, or a specification based on it; also the level of Factur-X.
	InvoiceProfileEn16931 InvoiceProfile = 1
	// XRechnung.
	InvoiceProfileXrechnung InvoiceProfile = 2
	// Peppol BIS Billing 3.
	InvoiceProfilePeppol InvoiceProfile = 3
	// Factur-X and ZUGFeRD MINIMUM, which is rejected.
	InvoiceProfileMinimum InvoiceProfile = 4
	// Factur-X and ZUGFeRD BASIC WL, which is rejected.
	InvoiceProfileBasicWl InvoiceProfile = 5
	// Factur-X and ZUGFeRD BASIC.
	InvoiceProfileBasic InvoiceProfile = 6
	// Factur-X and ZUGFeRD EXTENDED.
	InvoiceProfileExtended InvoiceProfile = 7
)

// String returns the name of the constant, such as "other".
func (i InvoiceProfile) String() string {
	switch i {
	case InvoiceProfileOther:
		return "other"
	case InvoiceProfileEn16931:
		return "en16931"
	case InvoiceProfileXrechnung:
		return "xrechnung"
	case InvoiceProfilePeppol:
		return "peppol"
	case InvoiceProfileMinimum:
		return "minimum"
	case InvoiceProfileBasicWl:
		return "basic_wl"
	case InvoiceProfileBasic:
		return "basic"
	case InvoiceProfileExtended:
		return "extended"
	}
	return fmt.Sprintf("InvoiceProfile(%d)", int32(i))
}

// InvoiceRounding is a way of rounding that yields the stated amount instead of the amount that the standard
// requires.
type InvoiceRounding int32

const (
	// No known way yields the stated amount.
	InvoiceRoundingUnknown InvoiceRounding = 0
	// The tax of each line item is rounded.
	InvoiceRoundingTaxPerLine InvoiceRounding = 1
	// Each unit price is rounded before it is multiplied by the quantity.
	InvoiceRoundingUnitFirst InvoiceRounding = 2
	// Only the final total is rounded.
	InvoiceRoundingUnrounded InvoiceRounding = 3
	// The gross amount of each line item is rounded, and the tax is the difference.
	InvoiceRoundingGrossFirst InvoiceRounding = 4
	// Half to even.
	InvoiceRoundingHalfEven InvoiceRounding = 5
	// Half down.
	InvoiceRoundingHalfDown InvoiceRounding = 6
	// Truncated.
	InvoiceRoundingDown InvoiceRounding = 7
	// Away from zero.
	InvoiceRoundingUp InvoiceRounding = 8
	// As the standard requires: one of the parts is wrong.
	InvoiceRoundingStandard InvoiceRounding = 9
)

// String returns the name of the constant, such as "unknown".
func (i InvoiceRounding) String() string {
	switch i {
	case InvoiceRoundingUnknown:
		return "unknown"
	case InvoiceRoundingTaxPerLine:
		return "tax_per_line"
	case InvoiceRoundingUnitFirst:
		return "unit_first"
	case InvoiceRoundingUnrounded:
		return "unrounded"
	case InvoiceRoundingGrossFirst:
		return "gross_first"
	case InvoiceRoundingHalfEven:
		return "half_even"
	case InvoiceRoundingHalfDown:
		return "half_down"
	case InvoiceRoundingDown:
		return "down"
	case InvoiceRoundingUp:
		return "up"
	case InvoiceRoundingStandard:
		return "standard"
	}
	return fmt.Sprintf("InvoiceRounding(%d)", int32(i))
}

// PaperFormat is the format of a paper.
type PaperFormat int32

const (
	// A complete HTML document with an embedded style sheet for screen and print.
	PaperFormatHtml PaperFormat = 0
	// One div element of class "money-paper", without a style sheet, to embed in a page.
	PaperFormatFragment PaperFormat = 1
	// Plain text in columns, for a terminal or a printer.
	PaperFormatText PaperFormat = 2
)

// String returns the name of the constant, such as "html".
func (p PaperFormat) String() string {
	switch p {
	case PaperFormatHtml:
		return "html"
	case PaperFormatFragment:
		return "fragment"
	case PaperFormatText:
		return "text"
	}
	return fmt.Sprintf("PaperFormat(%d)", int32(p))
}

// PaymentProvider is a payment provider.
type PaymentProvider int32

const (
	// The field Amount of the Stripe API.
	PaymentProviderStripe PaymentProvider = 0
	// The field Value of the Adyen API.
	PaymentProviderAdyen PaymentProvider = 1
	// The field Value of the PayPal API, without its decimal point.
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

// PaymentCodeFormat is the format of a payment code.
type PaymentCodeFormat int32

const (
	// The EPC QR code (EPC069-12 version 2.1), known as GiroCode, for SEPA credit transfers.
	PaymentCodeFormatEpc PaymentCodeFormat = 0
	// The QR-bill of Switzerland and Liechtenstein (SIX, Implementation Guidelines version 2.3).
	PaymentCodeFormatSwiss PaymentCodeFormat = 1
)

// String returns the name of the constant, such as "epc".
func (p PaymentCodeFormat) String() string {
	switch p {
	case PaymentCodeFormatEpc:
		return "epc"
	case PaymentCodeFormatSwiss:
		return "swiss"
	}
	return fmt.Sprintf("PaymentCodeFormat(%d)", int32(p))
}

// PaymentReferenceKind is the kind of a payment reference.
type PaymentReferenceKind int32

const (
	// A creditor reference (ISO 11649): RF, two check digits, 1 to 21 letters or digits.
	PaymentReferenceKindRf PaymentReferenceKind = 0
	// A QR reference of the QR-bill: 26 digits and a check digit (modulo 10, recursive).
	PaymentReferenceKindQr PaymentReferenceKind = 1
)

// String returns the name of the constant, such as "rf".
func (p PaymentReferenceKind) String() string {
	switch p {
	case PaymentReferenceKindRf:
		return "rf"
	case PaymentReferenceKindQr:
		return "qr"
	}
	return fmt.Sprintf("PaymentReferenceKind(%d)", int32(p))
}

// DayCountConvention is a day count convention, as defined by the 2006 ISDA Definitions (section 4.16), by ICMA
// (rule 251), or by the Association Française des Banques.
//
// "Actual" conventions count the days between the dates. The 30/360 conventions count 360 days a year and 30
// days a month, and differ in the days of the month that they change: D1 is that of the first date, D2 that of
// the second.
type DayCountConvention int32

const (
	// Actual/365 (Fixed): days / 365.
	DayCountConventionActual365 DayCountConvention = 1
	// Actual/360: days / 360.
	DayCountConventionActual360 DayCountConvention = 2
	// Actual/365 Actual: days / 366 if 29 February is after the first date and not after the second, otherwise days
	// / 365.
	DayCountConventionActual365Actual DayCountConvention = 3
	// Actual/Actual (ISDA): days in leap years / 366 + other days / 365.
	DayCountConventionActualActualIsda DayCountConvention = 4
	// Actual/Actual (ICMA, formerly ISMA): each coupon period counts its share of a year, and its days equal shares
	// of the period; requires a period.
	DayCountConventionActualActualIcma DayCountConvention = 5
	// Actual/Actual (AFB): complete years counted back from the second date, and the other days / 366 if they
	// include 29 February, otherwise / 365.
	DayCountConventionActualActualAfb DayCountConvention = 6
	// 30/360 (Bond Basis): D1 = 31 becomes 30, and then D2 = 31 becomes 30 if D1 is 30.
	DayCountConventionThirty360Bond DayCountConvention = 7
	// 30E/360 (Eurobond Basis): D1 = 31 and D2 = 31 become 30.
	DayCountConventionThirtyE360 DayCountConvention = 8
	// 30/360 (US): as Bond Basis, but the last of February becomes 30 first: D1 always, D2 if D1 is the last of
	// February too.
	DayCountConventionThirty360Us DayCountConvention = 9
	// 30E/360 (ISDA): as Eurobond Basis, and the last of February becomes 30, except D2 on the termination date.
	DayCountConventionThirtyE360Isda DayCountConvention = 10
)

// String returns the name of the constant, such as "actual_365".
func (d DayCountConvention) String() string {
	switch d {
	case DayCountConventionActual365:
		return "actual_365"
	case DayCountConventionActual360:
		return "actual_360"
	case DayCountConventionActual365Actual:
		return "actual_365_actual"
	case DayCountConventionActualActualIsda:
		return "actual_actual_isda"
	case DayCountConventionActualActualIcma:
		return "actual_actual_icma"
	case DayCountConventionActualActualAfb:
		return "actual_actual_afb"
	case DayCountConventionThirty360Bond:
		return "thirty_360_bond"
	case DayCountConventionThirtyE360:
		return "thirty_e_360"
	case DayCountConventionThirty360Us:
		return "thirty_360_us"
	case DayCountConventionThirtyE360Isda:
		return "thirty_e_360_isda"
	}
	return fmt.Sprintf("DayCountConvention(%d)", int32(d))
}

// XIRROutcome is the outcome of a calculation: the number of internal rates of return.
type XIRROutcome int32

const (
	// Exactly one rate.
	XIRROutcomeOne XIRROutcome = 1
	// Several rates.
	XIRROutcomeSeveral XIRROutcome = 2
	// No rate solves the equation.
	XIRROutcomeNone XIRROutcome = 3
	// The cash flows define no rate; see Reason.
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

// XIRRReason is the reason why no rate exists.
type XIRRReason int32

const (
	// All flows are 0, or the list is empty.
	XIRRReasonNoFlows XIRRReason = 1
	// All flows are on one date.
	XIRRReasonOneDate XIRRReason = 2
	// The sums of all dates are of the same sign.
	XIRRReasonOneSign XIRRReason = 3
	// The flows of each date cancel, so any rate is a solution.
	XIRRReasonAlwaysZero XIRRReason = 4
	// The only rate is above 10^300, or halves the amount 40 times a day.
	XIRRReasonOutOfRange XIRRReason = 5
	// No rate in that range is a solution.
	XIRRReasonNoRoot XIRRReason = 6
	// For a portfolio: a price or an exchange rate is missing.
	XIRRReasonUnpriced XIRRReason = 7
	// For a portfolio: no valuation date was specified.
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

// PeriodUnit is a unit of time between payments.
type PeriodUnit int32

const (
	PeriodUnitDay PeriodUnit = 1
	PeriodUnitWeek PeriodUnit = 2
	PeriodUnitMonth PeriodUnit = 3
	PeriodUnitYear PeriodUnit = 4
	// For [Apr] only: payments twice a month.
	PeriodUnitHalfMonth PeriodUnit = 5
)

// String returns the name of the constant, such as "day".
func (p PeriodUnit) String() string {
	switch p {
	case PeriodUnitDay:
		return "day"
	case PeriodUnitWeek:
		return "week"
	case PeriodUnitMonth:
		return "month"
	case PeriodUnitYear:
		return "year"
	case PeriodUnitHalfMonth:
		return "half_month"
	}
	return fmt.Sprintf("PeriodUnit(%d)", int32(p))
}

// LoanKind is the kind of a loan.
type LoanKind int32

const (
	// Level payments.
	LoanKindAnnuity LoanKind = 0
	// Level repayments of principal, and the interest.
	LoanKindLinear LoanKind = 1
	// Interest only; the last payment repays the principal.
	LoanKindBullet LoanKind = 2
)

// String returns the name of the constant, such as "annuity".
func (l LoanKind) String() string {
	switch l {
	case LoanKindAnnuity:
		return "annuity"
	case LoanKindLinear:
		return "linear"
	case LoanKindBullet:
		return "bullet"
	}
	return fmt.Sprintf("LoanKind(%d)", int32(l))
}

// LoanEventKind is the kind of an event of a loan.
type LoanEventKind int32

const (
	// Amount is advanced in addition.
	LoanEventKindAdvance LoanEventKind = 1
	// Amount is repaid in addition; it reduces the balance.
	LoanEventKindExtra LoanEventKind = 2
	// Rate applies from the date on.
	LoanEventKindRate LoanEventKind = 3
	// Amount is agreed as level payment, or repayment of a linear loan.
	LoanEventKindPayment LoanEventKind = 4
	// The level payment is computed anew, as after an extra repayment.
	LoanEventKindLevel LoanEventKind = 5
	// Amount is paid as a fee; it changes neither the balance nor the interest.
	LoanEventKindFee LoanEventKind = 6
)

// String returns the name of the constant, such as "advance".
func (l LoanEventKind) String() string {
	switch l {
	case LoanEventKindAdvance:
		return "advance"
	case LoanEventKindExtra:
		return "extra"
	case LoanEventKindRate:
		return "rate"
	case LoanEventKindPayment:
		return "payment"
	case LoanEventKindLevel:
		return "level"
	case LoanEventKindFee:
		return "fee"
	}
	return fmt.Sprintf("LoanEventKind(%d)", int32(l))
}

// AprRule is the law that prescribes an annual percentage rate.
type AprRule int32

const (
	// European Union, Directives 2008/48/EC, 2014/17/EU and (EU) 2023/2225: the effective rate of equal months of
	// 1/12 year, weeks of 1/52 year, and days.
	AprRuleEu AprRule = 1
	// United States, Regulation Z, Appendix J, actuarial method: the nominal rate of unit-periods.
	AprRuleUs AprRule = 2
)

// String returns the name of the constant, such as "eu".
func (a AprRule) String() string {
	switch a {
	case AprRuleEu:
		return "eu"
	case AprRuleUs:
		return "us"
	}
	return fmt.Sprintf("AprRule(%d)", int32(a))
}

// PaymentTime is when a payment is made in its period.
type PaymentTime int32

const (
	// At the end of the period.
	PaymentTimeEnd PaymentTime = 0
	// At the beginning of the period.
	PaymentTimeBegin PaymentTime = 1
)

// String returns the name of the constant, such as "end".
func (p PaymentTime) String() string {
	switch p {
	case PaymentTimeEnd:
		return "end"
	case PaymentTimeBegin:
		return "begin"
	}
	return fmt.Sprintf("PaymentTime(%d)", int32(p))
}

// FlowTime is when the flow of a day counts.
type FlowTime int32

const (
	// After the value, which does not contain it, as for [TimeWeightedReturn]. In all other cases, the value
	// contains the flow.
	FlowTimeAfter FlowTime = 0
	// At the start of the day.
	FlowTimeStart FlowTime = 1
	// At the day's end.
	FlowTimeEnd FlowTime = 2
	// At the start of the day if paid in, at its end if withdrawn.
	FlowTimeStartInEndOut FlowTime = 3
)

// String returns the name of the constant, such as "after".
func (f FlowTime) String() string {
	switch f {
	case FlowTimeAfter:
		return "after"
	case FlowTimeStart:
		return "start"
	case FlowTimeEnd:
		return "end"
	case FlowTimeStartInEndOut:
		return "start_in_end_out"
	}
	return fmt.Sprintf("FlowTime(%d)", int32(f))
}

// Sample is the calendar periods whose last values are compared for the volatility.
type Sample int32

const (
	// Each date with a point.
	SampleDay Sample = 1
	// Weeks from Monday to Sunday.
	SampleWeek Sample = 2
	// Calendar months.
	SampleMonth Sample = 3
)

// String returns the name of the constant, such as "day".
func (s Sample) String() string {
	switch s {
	case SampleDay:
		return "day"
	case SampleWeek:
		return "week"
	case SampleMonth:
		return "month"
	}
	return fmt.Sprintf("Sample(%d)", int32(s))
}

// TrackFigures is the figures of a track record that are defined.
//
// Several flags may be set.
type TrackFigures uint32

const (
	// The points are on more than one date, and the result is in range.
	TrackFiguresAnnualised TrackFigures = 1
	// The average capital is above 0.
	TrackFiguresModifiedDietz TrackFigures = 2
	// There are at least two samples, each with a value above 0.
	TrackFiguresVolatility TrackFigures = 4
)

// Has returns whether all bits of a set are set.
func (t TrackFigures) Has(set TrackFigures) bool { return t&set == set }

// Window is a usual window of performance.
type Window int32

const (
	WindowOneMonth Window = 1
	WindowThreeMonths Window = 2
	WindowSixMonths Window = 3
	// From the last day of the previous year.
	WindowYearToDate Window = 4
	WindowOneYear Window = 5
	WindowThreeYears Window = 6
	WindowFiveYears Window = 7
	WindowTenYears Window = 8
	// From the earliest date.
	WindowMax Window = 9
)

// String returns the name of the constant, such as "one_month".
func (w Window) String() string {
	switch w {
	case WindowOneMonth:
		return "one_month"
	case WindowThreeMonths:
		return "three_months"
	case WindowSixMonths:
		return "six_months"
	case WindowYearToDate:
		return "year_to_date"
	case WindowOneYear:
		return "one_year"
	case WindowThreeYears:
		return "three_years"
	case WindowFiveYears:
		return "five_years"
	case WindowTenYears:
		return "ten_years"
	case WindowMax:
		return "max"
	}
	return fmt.Sprintf("Window(%d)", int32(w))
}

// Action is the action that a transaction records.
//
// No action is 0, so that a transaction without an action is rejected.
type Action int32

const (
	// A purchase.
	ActionBuy Action = 1
	// A sale.
	ActionSell Action = 2
	// Income: any payment by a security.
	ActionDividend Action = 3
	// A separate cost, of a security or of the portfolio.
	ActionFee Action = 4
	// Per shares become Quantity shares: 2 for 1, or 1 for 10.
	ActionSplit Action = 5
	// Quantity shares of Into are received for each Per shares held, with the cost share of their basis. A Total is
	// a return of capital.
	ActionSpinOff Action = 6
	// All shares become Quantity shares of Into for each Per. A Total is cash received for the basis outside the
	// cost share; without a cost share it reduces the basis. Without Into, all shares are disposed of for the
	// Total.
	ActionMerger Action = 7
	// Quantity more shares are received for each Per shares held.
	ActionStockDividend Action = 8
	// As a spin-off; without a cost share, the rights have no basis.
	ActionRights Action = 9
	// The Total reduces the basis of the shares held.
	ActionReturnOfCapital Action = 10
	// Shares leave at their basis. A Total is their value, for returns.
	ActionTransferOut Action = 11
	// A lot arrives: Total is its basis, Opened the date of its purchase.
	ActionTransferIn Action = 12
	// All shares are lost, as in a delisting without payment.
	ActionWorthless Action = 13
	// Income from cash or a bond.
	ActionInterest Action = 14
	// A tax that was withheld from income; part of the fees.
	ActionWithholdingTax Action = 15
	// Per options or rights and the Total become Quantity of Into.
	ActionExercise Action = 16
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
	case ActionSpinOff:
		return "spin_off"
	case ActionMerger:
		return "merger"
	case ActionStockDividend:
		return "stock_dividend"
	case ActionRights:
		return "rights"
	case ActionReturnOfCapital:
		return "return_of_capital"
	case ActionTransferOut:
		return "transfer_out"
	case ActionTransferIn:
		return "transfer_in"
	case ActionWorthless:
		return "worthless"
	case ActionInterest:
		return "interest"
	case ActionWithholdingTax:
		return "withholding_tax"
	case ActionExercise:
		return "exercise"
	}
	return fmt.Sprintf("Action(%d)", int32(a))
}

// LotMethod is the method that selects the lots of a sale.
type LotMethod int32

const (
	// The oldest lots first; the default.
	LotMethodFifo LotMethod = 0
	// The newest lots first.
	LotMethodLifo LotMethod = 1
	// The lots of the highest cost per share first, without fees in other currencies; of equal ones the oldest.
	LotMethodHifo LotMethod = 2
	// A proportional part of all lots, at their average cost.
	LotMethodAverage LotMethod = 3
	// The lots that each sale selects.
	LotMethodSpecific LotMethod = 4
	// United Kingdom: purchases of the same day, then of the 30 days after it, then the pool (Taxation of
	// Chargeable Gains Act 1992, ss. 104 to 106A).
	LotMethodSection104 LotMethod = 5
	// Canada: one pool, to which superficial losses are added (Income Tax Act, ss. 47, 53 and 54).
	LotMethodAdjustedCostBase LotMethod = 6
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
	case LotMethodSection104:
		return "section_104"
	case LotMethodAdjustedCostBase:
		return "adjusted_cost_base"
	}
	return fmt.Sprintf("LotMethod(%d)", int32(l))
}

// ShortSalePolicy is the short-sale policy: the treatment of a sale of more shares than are held.
type ShortSalePolicy int32

const (
	// The sale fails with [ErrInsufficient]; the default.
	ShortSalePolicyReject ShortSalePolicy = 0
	// The missing shares are owed until a later purchase covers them.
	ShortSalePolicyAllow ShortSalePolicy = 1
	// The missing shares are recorded as oversold, and their proceeds are excluded.
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

// FeePolicy is the fee policy: the place of the fees of purchases, sales, transfers in and exercises.
type FeePolicy int32

const (
	// Added to the cost basis, or deducted from the proceeds; the default.
	FeePolicyBasis FeePolicy = 0
	// Outside basis and proceeds, in the fees of the performance.
	FeePolicyApart FeePolicy = 1
)

// String returns the name of the constant, such as "basis".
func (f FeePolicy) String() string {
	switch f {
	case FeePolicyBasis:
		return "basis"
	case FeePolicyApart:
		return "apart"
	}
	return fmt.Sprintf("FeePolicy(%d)", int32(f))
}

// CapitalPolicy is the capital policy: the treatment of a return of capital above the cost basis.
type CapitalPolicy int32

const (
	// The excess is a realised gain; the default.
	CapitalPolicyGain CapitalPolicy = 0
	// The transaction fails with [ErrInsufficient].
	CapitalPolicyRefuse CapitalPolicy = 1
)

// String returns the name of the constant, such as "gain".
func (ca CapitalPolicy) String() string {
	switch ca {
	case CapitalPolicyGain:
		return "gain"
	case CapitalPolicyRefuse:
		return "refuse"
	}
	return fmt.Sprintf("CapitalPolicy(%d)", int32(ca))
}

// ImportFormat is the format of a text that is imported.
type ImportFormat int32

const (
	// Character-separated values with any columns, which options map.
	ImportFormatCSV ImportFormat = 1
	// Transactions that Portfolio Performance exports as CSV, with names of columns and types in English or German.
	ImportFormatPortfolioPerformance ImportFormat = 2
	// Activities that Ghostfolio exports as JSON.
	ImportFormatGhostfolio ImportFormat = 3
	// A journal of Beancount.
	ImportFormatBeancount ImportFormat = 4
	// A journal of Ledger.
	ImportFormatLedger ImportFormat = 5
	// A journal of hledger.
	ImportFormatHledger ImportFormat = 6
)

// String returns the name of the constant, such as "csv".
func (i ImportFormat) String() string {
	switch i {
	case ImportFormatCSV:
		return "csv"
	case ImportFormatPortfolioPerformance:
		return "portfolio_performance"
	case ImportFormatGhostfolio:
		return "ghostfolio"
	case ImportFormatBeancount:
		return "beancount"
	case ImportFormatLedger:
		return "ledger"
	case ImportFormatHledger:
		return "hledger"
	}
	return fmt.Sprintf("ImportFormat(%d)", int32(i))
}

// DateOrder is the order of the parts of a date in CSV.
//
// A date that begins with a year of four digits is read as such in any order.
type DateOrder int32

const (
	// Year, month, day: 2024-02-29; the default.
	DateOrderYmd DateOrder = 0
	// Day, month, year: 29.02.2024.
	DateOrderDmy DateOrder = 1
	// Month, day, year: 02/29/2024.
	DateOrderMdy DateOrder = 2
)

// String returns the name of the constant, such as "ymd".
func (d DateOrder) String() string {
	switch d {
	case DateOrderYmd:
		return "ymd"
	case DateOrderDmy:
		return "dmy"
	case DateOrderMdy:
		return "mdy"
	}
	return fmt.Sprintf("DateOrder(%d)", int32(d))
}

// ImportOutcome is the outcome of a row.
type ImportOutcome int32

const (
	// The transaction is added; in a dry run, it would be.
	ImportOutcomeAccepted ImportOutcome = 1
	// The portfolio contains the transaction, or an earlier row with the same id does.
	ImportOutcomeDuplicate ImportOutcome = 2
	// The row moves cash alone, or Actions leave it out.
	ImportOutcomeIgnored ImportOutcome = 3
	// The row cannot become a transaction of the portfolio.
	ImportOutcomeRefused ImportOutcome = 4
)

// String returns the name of the constant, such as "accepted".
func (i ImportOutcome) String() string {
	switch i {
	case ImportOutcomeAccepted:
		return "accepted"
	case ImportOutcomeDuplicate:
		return "duplicate"
	case ImportOutcomeIgnored:
		return "ignored"
	case ImportOutcomeRefused:
		return "refused"
	}
	return fmt.Sprintf("ImportOutcome(%d)", int32(i))
}

// PriceState is the state of a position's price.
type PriceState int32

const (
	// Not older than the FreshFor of the options, or of unknown age.
	PriceStateFresh PriceState = 0
	// Older than the FreshFor of the options; included in the sums.
	PriceStateStale PriceState = 1
	// Missing; the holding is listed, but excluded from the sums.
	PriceStateMissing PriceState = 2
	// For a feed: the provider returned 0, which means that it has no price.
	PriceStateZero PriceState = 3
	// An exchange rate is missing. If that of the price is missing, the holding is excluded from the sums; if that
	// of a transaction is missing, the entire position is, and UnconvertedID is set.
	PriceStateNoRate PriceState = 4
	// No shares are held, so no price is required.
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

// Percentages is the percentages that are defined.
//
// Several flags may be set.
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

// DisposalRule is the rule by which shares were disposed of.
type DisposalRule int32

const (
	DisposalRuleFifo DisposalRule = 0
	DisposalRuleLifo DisposalRule = 1
	DisposalRuleHifo DisposalRule = 2
	DisposalRuleAverage DisposalRule = 3
	DisposalRuleSpecific DisposalRule = 4
	// Matched with purchases of the same day.
	DisposalRuleSameDay DisposalRule = 5
	// Matched with purchases of the 30 days after it.
	DisposalRuleThirtyDays DisposalRule = 6
	DisposalRulePool DisposalRule = 7
	// No shares were disposed of.
	DisposalRuleReturnOfCapital DisposalRule = 8
	DisposalRuleWorthless DisposalRule = 9
	// Cash of a merger.
	DisposalRuleMerger DisposalRule = 10
	DisposalRuleOversold DisposalRule = 11
)

// String returns the name of the constant, such as "fifo".
func (d DisposalRule) String() string {
	switch d {
	case DisposalRuleFifo:
		return "fifo"
	case DisposalRuleLifo:
		return "lifo"
	case DisposalRuleHifo:
		return "hifo"
	case DisposalRuleAverage:
		return "average"
	case DisposalRuleSpecific:
		return "specific"
	case DisposalRuleSameDay:
		return "same_day"
	case DisposalRuleThirtyDays:
		return "thirty_days"
	case DisposalRulePool:
		return "pool"
	case DisposalRuleReturnOfCapital:
		return "return_of_capital"
	case DisposalRuleWorthless:
		return "worthless"
	case DisposalRuleMerger:
		return "merger"
	case DisposalRuleOversold:
		return "oversold"
	}
	return fmt.Sprintf("DisposalRule(%d)", int32(d))
}

// TaxReportFormat is the format of a tax report.
type TaxReportFormat int32

const (
	TaxReportFormatJSON TaxReportFormat = 0
	TaxReportFormatCSV TaxReportFormat = 1
	TaxReportFormatText TaxReportFormat = 2
	TaxReportFormatHtml TaxReportFormat = 3
)

// String returns the name of the constant, such as "json".
func (t TaxReportFormat) String() string {
	switch t {
	case TaxReportFormatJSON:
		return "json"
	case TaxReportFormatCSV:
		return "csv"
	case TaxReportFormatText:
		return "text"
	case TaxReportFormatHtml:
		return "html"
	}
	return fmt.Sprintf("TaxReportFormat(%d)", int32(t))
}

// Provider is the provider whose documents a feed reads.
type Provider int32

const (
	// Rates against USD from "/live"; requires a key.
	ProviderCurrencylayer Provider = 0
	// Currencies with their names from "/list"; requires a key.
	ProviderCurrencylayerList Provider = 1
	// Rates against a base from "/latest", or from "/rates" if BaseURL ends with "/v2".
	ProviderFrankfurter Provider = 2
	// Rates against USD from "/latest.json"; requires a key.
	ProviderOpenExchangeRates Provider = 3
	// Rates against EUR from "/eurofxref.csv", or from the file of BaseURL.
	ProviderECB Provider = 4
	// A price quote per symbol from "/quote"; requires a key.
	ProviderFinnhub Provider = 5
	// A store of transactions by id, "/transactions.json"; the key is optional.
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

// JumpPolicy is the policy for exchange rates that jumped: those at least a hundred times higher or lower than
// in the previous table.
type JumpPolicy int32

const (
	// Reject the document with a failure; the default.
	JumpPolicyRefuse JumpPolicy = 0
	// Accept the document and set [FeedFlagsJumped].
	JumpPolicyFlag JumpPolicy = 1
	// Accept the document.
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
	// The connection failed.
	TransportFailureConnection TransportFailure = 1
	// The server's name could not be resolved.
	TransportFailureDns TransportFailure = 2
	// The certificate or the encryption was rejected.
	TransportFailureTls TransportFailure = 3
	// The connection was closed before the end of the response.
	TransportFailureDisconnected TransportFailure = 4
	// Your program cancelled the request.
	TransportFailureCancelled TransportFailure = 5
	// Your program stopped reading the response.
	TransportFailureTooLarge TransportFailure = 6
	// Another reason.
	TransportFailureOther TransportFailure = 7
	// No response within your program's time limit.
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
	// Empty; no request has been made.
	FeedStateEmpty FeedState = 0
	// Empty; a request is pending.
	FeedStateLoading FeedState = 1
	// The contents are fresh.
	FeedStateReady FeedState = 2
	// The contents are older than TtlSeconds of the options.
	FeedStateStale FeedState = 3
	// Empty; the last attempt failed.
	FeedStateFailed FeedState = 4
	// Empty; rate-limited by the provider.
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

// FeedFlags represents notes about a feed.
//
// Several flags may be set.
type FeedFlags uint32

const (
	// An exchange rate jumped, as defined by [JumpPolicy].
	FeedFlagsJumped FeedFlags = 1
	// A request is due but rate-limited by the provider.
	FeedFlagsWaiting FeedFlags = 2
	// The contents were restored and have not been requested since.
	FeedFlagsRestored FeedFlags = 4
)

// Has returns whether all bits of a set are set.
func (f FeedFlags) Has(set FeedFlags) bool { return f&set == set }

// Operation is the state of a request to save or remove a transaction.
type Operation int32

const (
	// The id is unknown, or its last request is no longer stored.
	OperationNone Operation = 0
	// The request is queued or pending.
	OperationPending Operation = 1
	// The store has acknowledged the request.
	OperationDone Operation = 2
	// The request failed; [Feed.Failure] returns the reason.
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

// StoreKind is the kinds of objects that a store contains by name.
type StoreKind int32

const (
	// Wallets.
	StoreKindWallet StoreKind = 0
	// Portfolios.
	StoreKindPortfolio StoreKind = 1
	// Catalogues.
	StoreKindCatalogue StoreKind = 2
	// Baskets.
	StoreKindBasket StoreKind = 3
	// Rate tables.
	StoreKindRates StoreKind = 4
	// Lists of currencies.
	StoreKindCurrencies StoreKind = 5
	// The idempotency keys of completed requests.
	StoreKindIdempotencyKey StoreKind = 6
	// Ledgers.
	StoreKindLedger StoreKind = 7
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
	case StoreKindLedger:
		return "ledger"
	}
	return fmt.Sprintf("StoreKind(%d)", int32(s))
}

// CalculatorKey is a key.
//
// x multiplies and X corrects: two different constants, and two different letters in a text of keys.
type CalculatorKey int32

const (
	// 0.
	CalculatorKeyDigit0 CalculatorKey = 0
	// 1.
	CalculatorKeyDigit1 CalculatorKey = 1
	// 2.
	CalculatorKeyDigit2 CalculatorKey = 2
	// 3.
	CalculatorKeyDigit3 CalculatorKey = 3
	// 4.
	CalculatorKeyDigit4 CalculatorKey = 4
	// 5.
	CalculatorKeyDigit5 CalculatorKey = 5
	// 6.
	CalculatorKeyDigit6 CalculatorKey = 6
	// 7.
	CalculatorKeyDigit7 CalculatorKey = 7
	// 8.
	CalculatorKeyDigit8 CalculatorKey = 8
	// 9.
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
	// %: after + or -, that percentage of everything to the left; elsewhere a hundredth.
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

// CalculatorAlert is the reason why a key was rejected.
//
// The operation is then unchanged.
type CalculatorAlert int32

const (
	// No alert: the key was accepted.
	CalculatorAlertNone CalculatorAlert = 0
	// The operation contains too few numbers for the key.
	CalculatorAlertOperationImpossible CalculatorAlert = 1
	// The display shows a result, which must be kept or cleared first.
	CalculatorAlertHasResult CalculatorAlert = 2
	// The operation already ends with an operator.
	CalculatorAlertOperatorExists CalculatorAlert = 3
	// The divisor is 0.
	CalculatorAlertDivideByZero CalculatorAlert = 4
	// The number already contains a decimal point.
	CalculatorAlertDecimalExists CalculatorAlert = 5
	// No result is available to keep.
	CalculatorAlertNothingToKeep CalculatorAlert = 6
	// The key is not valid after the last one, such as % after an operator.
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
	// "0": the initial state.
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
	// The input is empty, or does not contain a number yet.
	ConverterStateEmpty ConverterState = 0
	// No rates are available yet.
	ConverterStateLoading ConverterState = 1
	// A result is available.
	ConverterStateReady ConverterState = 2
	// A result is available, but its rates are too old or could not be updated.
	ConverterStateStale ConverterState = 3
	// The input is not an amount, the pair has no rate, or rates could not be fetched; see Failure.
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

// InputState is the state of the input.
type InputState int32

const (
	// Empty, or whitespace only.
	InputStateEmpty InputState = 0
	// A number.
	InputStateComplete InputState = 1
	// The beginning of an amount: "12." is read as 12; "-", "." and "$" are not numbers yet, nor is "1,2" in a
	// locale that groups "1,234".
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
	// No rates are available.
	OriginNone Origin = 0
	// Fetched from a provider.
	OriginNetwork Origin = 1
	// Saved earlier.
	OriginStore Origin = 2
	// Supplied by your program, for instance from a file.
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

// CurrencyListSort is the sort order of a list.
type CurrencyListSort int32

const (
	// By name under the rules of the language; equal names by code.
	CurrencyListSortNameAscending CurrencyListSort = 0
	// By name, in reverse.
	CurrencyListSortNameDescending CurrencyListSort = 1
	// By code.
	CurrencyListSortCodeAscending CurrencyListSort = 2
	// By code, in reverse.
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
	// The list contains no currencies.
	CurrencyListStateEmpty CurrencyListState = 1
	// No currency matches the search text.
	CurrencyListStateNothingFound CurrencyListState = 2
	// The list shows only favourites, but contains no favourite.
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
	// Waiting for transactions, or for the first price of a security held.
	PortfolioViewStateLoading PortfolioViewState = 0
	// The portfolio contains no transactions.
	PortfolioViewStateEmpty PortfolioViewState = 1
	// Transactions and prices are available.
	PortfolioViewStateReady PortfolioViewState = 2
	// A price is older than the FreshFor of the options.
	PortfolioViewStateStale PortfolioViewState = 3
	// The last fetch of transactions failed; the previous ones are shown.
	PortfolioViewStateTransactionsFailed PortfolioViewState = 4
	// The last fetch of prices failed; the previous ones are shown.
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
// Any two of quantity, price and sum determine the third, which is then computed.
type OrderField int32

const (
	// The date, such as "2024-02-29".
	OrderFieldDate OrderField = 0
	// "buy" or "sell".
	OrderFieldAction OrderField = 1
	// The symbol, which the form converts to upper case.
	OrderFieldTicker OrderField = 2
	// The number of shares; computed from price and sum only if it is exact in 18 fraction digits.
	OrderFieldQuantity OrderField = 3
	// The price of one share, which is not saved; computed with 8 fraction digits, half-even.
	OrderFieldPrice OrderField = 4
	// The total of the transaction; computed exactly from quantity and price.
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
	// Valid, or empty and dependent on an invalid field.
	FieldStateOk FieldState = 0
	// Empty; a price is never missing.
	FieldStateMissing FieldState = 1
	// Not a date that [ParseDate] accepts.
	FieldStateNotADate FieldState = 2
	// An action other than "buy" and "sell".
	FieldStateUnknown FieldState = 3
	// A ticker that is too short or too long.
	FieldStateLength FieldState = 4
	// A ticker with characters that the ticker rule forbids.
	FieldStateLetters FieldState = 5
	// Not a number that [ParseDecimal] accepts.
	FieldStateNotANumber FieldState = 6
	// 0 or negative.
	FieldStateNotPositive FieldState = 7
	// More than 38 digits.
	FieldStateTooManyDigits FieldState = 8
	// No exact quantity results from price and sum.
	FieldStateInexact FieldState = 9
	// All three numbers are entered, and the price contradicts quantity and sum.
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

// TickerRule is the rule for valid tickers.
type TickerRule int32

const (
	// 3 or 4 letters; the default.
	TickerRuleLetters TickerRule = 0
	// Up to 31 letters and digits, with single "." and "-" between them: BRK.B, 7203.T.
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

