<?php

// Made from the headers by api/generate.py.

declare(strict_types=1);

namespace LibMoney;

/**
 * The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused.
 */
enum Status: string
{
    case Ok = 'ok';
    case Argument = 'argument';
    case BufferTooSmall = 'buffer_too_small';
    case Busy = 'busy';
    case OutOfMemory = 'out_of_memory';
    case Limit = 'limit';
    case NotFound = 'not_found';
    case State = 'state';
    case Cancelled = 'cancelled';
    case Syntax = 'syntax';
    case Encoding = 'encoding';
    case Overflow = 'overflow';
    case DivisionByZero = 'division_by_zero';
    case Inexact = 'inexact';
    case Date = 'date';
    case UnknownCurrency = 'unknown_currency';
    case CurrencyMismatch = 'currency_mismatch';
    case DuplicateCurrency = 'duplicate_currency';
    case AmbiguousCurrency = 'ambiguous_currency';
    case Weights = 'weights';
    case NoRate = 'no_rate';
    case InvalidRate = 'invalid_rate';
    case DuplicateRate = 'duplicate_rate';
    case NoRates = 'no_rates';
    case Provider = 'provider';
    case Json = 'json';
    case Document = 'document';
    case Version = 'version';
    case Insufficient = 'insufficient';
    case Discount = 'discount';
    case Tax = 'tax';
    case DuplicateSku = 'duplicate_sku';
    case DuplicateId = 'duplicate_id';
    case Transport = 'transport';
    case UnknownRequest = 'unknown_request';
    case Http = 'http';
    case Unauthorized = 'unauthorized';
    case RateLimited = 'rate_limited';
    case ContentType = 'content_type';
    case Truncated = 'truncated';
    case TooLarge = 'too_large';
    case RateJumped = 'rate_jumped';
    case NoCurrencies = 'no_currencies';
    case Retrieval = 'retrieval';
    case Saving = 'saving';
    case Removal = 'removal';
    case NotAStore = 'not_a_store';
    case StoreLocked = 'store_locked';
    case StoreReadOnly = 'store_read_only';
    case StoreFull = 'store_full';
    case StoreCorrupt = 'store_corrupt';
    case StorePath = 'store_path';
    case StoreIo = 'store_io';
    case Conflict = 'conflict';
    case NoSqlite = 'no_sqlite';
    case StoreUnknown = 'store_unknown';
}

/**
 * Facts about a result that are no failures. Several may be set.
 */
enum Flags: string
{
    case Rounded = 'rounded';
    case RateRounded = 'rate_rounded';
    case Fixed = 'fixed';
    case Earlier = 'earlier';
    case Stale = 'stale';
    case Inconsistent = 'inconsistent';
    case EuroRegulation = 'euro_regulation';
}

/**
 * How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
 * 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are
 * swapped fails, and so does an options struct whose mode you left 0.
 */
enum Rounding: string
{
    case HalfEven = 'half_even';
    case HalfUp = 'half_up';
    case HalfDown = 'half_down';
    case Up = 'up';
    case Down = 'down';
    case Ceiling = 'ceiling';
    case Floor = 'floor';
    case Unnecessary = 'unnecessary';
    case HalfOdd = 'half_odd';
    case HalfCeiling = 'half_ceiling';
    case HalfFloor = 'half_floor';
}

/**
 * The kind of thing that a code stands for.
 */
enum CurrencyKind: string
{
    case Current = 'current';
    case Historical = 'historical';
    case Special = 'special';
    case Unit = 'unit';
    case Informal = 'informal';
    case Custom = 'custom';
}

/**
 * The treatment of amounts that are too small for a rule on cash.
 */
enum CashSmall: string
{
    case Rounded = 'rounded';
    case Exact = 'exact';
    case Up = 'up';
}

/**
 * The method that hands out the units that are left over when every share has been rounded down.
 */
enum Allocation: string
{
    case LargestRemainder = 'largest_remainder';
    case FloorToFirst = 'floor_to_first';
    case FloorToLast = 'floor_to_last';
    case SeparateRemainder = 'separate_remainder';
}

/**
 * The origin of a rate in a conversion path.
 */
enum RateKind: string
{
    case Quoted = 'quoted';
    case Inverse = 'inverse';
    case Fixed = 'fixed';
    case Unit = 'unit';
}

/**
 * The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time.
 */
enum StalePolicy: string
{
    case Flag = 'flag';
    case Refuse = 'refuse';
}

/**
 * The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
 */
enum ColumnLayout: string
{
    case Int64 = 'int64';
    case Decimal128 = 'decimal128';
    case Date32 = 'date32';
    case Int8 = 'int8';
    case Int16 = 'int16';
    case Int32 = 'int32';
}

/**
 * Says whether the result of an expression has a currency.
 */
enum ExpressionKind: string
{
    case Number = 'number';
    case Amount = 'amount';
}

/**
 * The kind of a row of a wallet statement.
 */
enum StatementRowKind: string
{
    case Amount = 'amount';
    case Subtotal = 'subtotal';
    case Total = 'total';
}

/**
 * The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that
 * they add up.
 */
enum RoundingLevel: string
{
    case Unit = 'unit';
    case Line = 'line';
    case TaxGroup = 'tax_group';
    case Order = 'order';
    case Invoice = 'invoice';
}

/**
 * The choice whether prices include their tax.
 */
enum PriceBasis: string
{
    case Net = 'net';
    case Gross = 'gross';
}

/**
 * The way in which the customer pays the total.
 */
enum Tender: string
{
    case Exact = 'exact';
    case Cash = 'cash';
}

/**
 * A policy with a name.
 */
enum BasketPreset: string
{
    case PerLineHalfUp = 'per_line_half_up';
    case PerUnitHalfUp = 'per_unit_half_up';
    case PerLineHalfEven = 'per_line_half_even';
    case PerTaxGroupHalfUp = 'per_tax_group_half_up';
    case PerOrderHalfUp = 'per_order_half_up';
    case SwissCash = 'swiss_cash';
    case En16931 = 'en16931';
}

/**
 * The kind of a discount: a percentage or an amount.
 */
enum DiscountKind: string
{
    case None = 'none';
    case Percent = 'percent';
    case Fixed = 'fixed';
}

/**
 * The currency that you read a receipt in.
 */
enum ReceiptView: string
{
    case Priced = 'priced';
    case Checkout = 'checkout';
}

/**
 * The way in which a tax enters the totals.
 */
enum InvoiceTaxKind: string
{
    case Added = 'added';
    case Compound = 'compound';
    case Retained = 'retained';
}

/**
 * The kind of an adjustment.
 */
enum InvoiceAdjustmentKind: string
{
    case Allowance = 'allowance';
    case Charge = 'charge';
}

/**
 * A payment provider.
 */
enum PaymentProvider: string
{
    case Stripe = 'stripe';
    case Adyen = 'adyen';
    case Paypal = 'paypal';
}

/**
 * The number of internal rates of return.
 */
enum XirrOutcome: string
{
    case One = 'one';
    case Several = 'several';
    case None = 'none';
    case Undefined = 'undefined';
}

/**
 * Why there is no rate.
 */
enum XirrReason: string
{
    case NoFlows = 'no_flows';
    case OneDate = 'one_date';
    case OneSign = 'one_sign';
    case AlwaysZero = 'always_zero';
    case OutOfRange = 'out_of_range';
    case NoRoot = 'no_root';
    case Unpriced = 'unpriced';
    case NoDate = 'no_date';
}

/**
 * The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days
 * between two dates by 365.
 */
enum DayCount: string
{
    case DayCountActual365 = 'day_count_actual_365';
}

/**
 * The action that a transaction records. No action is 0, so that a transaction that you did not fill in is
 * refused.
 */
enum Action: string
{
    case Buy = 'buy';
    case Sell = 'sell';
    case Dividend = 'dividend';
    case Fee = 'fee';
    case Split = 'split';
}

/**
 * Which lots a sale takes shares from.
 */
enum LotMethod: string
{
    case Fifo = 'fifo';
    case Lifo = 'lifo';
    case Hifo = 'hifo';
    case Average = 'average';
    case Specific = 'specific';
}

/**
 * The short-sale policy: what happens when a sale is of more shares than you hold.
 */
enum ShortSalePolicy: string
{
    case Reject = 'reject';
    case Allow = 'allow';
    case Record = 'record';
}

/**
 * The state of a position's price.
 */
enum PriceState: string
{
    case Fresh = 'fresh';
    case Stale = 'stale';
    case Missing = 'missing';
    case Zero = 'zero';
    case NoRate = 'no_rate';
    case Closed = 'closed';
}

/**
 * Which percentages are known. Several may be set.
 */
enum Percentages: string
{
    case Unrealised = 'unrealised';
    case Realised = 'realised';
    case Profit = 'profit';
}

/**
 * The style in which a locale writes an amount.
 */
enum LocaleStyle: string
{
    case Standard = 'standard';
    case Accounting = 'accounting';
    case Compact = 'compact';
}

/**
 * The form in which a locale writes a currency.
 */
enum CurrencyDisplay: string
{
    case Symbol = 'symbol';
    case Narrow = 'narrow';
    case Code = 'code';
    case Name = 'name';
    case None = 'none';
}

/**
 * The digits that a locale writes.
 */
enum Numerals: string
{
    case Locale = 'locale';
    case Latin = 'latin';
}

/**
 * Which amounts are written with a sign.
 */
enum SignDisplay: string
{
    case Pattern = 'pattern';
    case Always = 'always';
    case ExceptZero = 'except_zero';
    case Never = 'never';
}

/**
 * The choice whether zeros at the end of the fraction stay.
 */
enum TrailingZeros: string
{
    case Pattern = 'pattern';
    case Strip = 'strip';
    case StripWhole = 'strip_whole';
}

/**
 * A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys.
 */
enum CalculatorKey: string
{
    case Digit0 = 'digit_0';
    case Digit1 = 'digit_1';
    case Digit2 = 'digit_2';
    case Digit3 = 'digit_3';
    case Digit4 = 'digit_4';
    case Digit5 = 'digit_5';
    case Digit6 = 'digit_6';
    case Digit7 = 'digit_7';
    case Digit8 = 'digit_8';
    case Digit9 = 'digit_9';
    case Point = 'point';
    case Add = 'add';
    case Subtract = 'subtract';
    case Multiply = 'multiply';
    case Divide = 'divide';
    case Equals = 'equals';
    case Percent = 'percent';
    case Sign = 'sign';
    case Clear = 'clear';
    case Correct = 'correct';
    case Keep = 'keep';
}

/**
 * The reason why the calculator did not take a key. The operation is then as it was before the key.
 */
enum CalculatorAlert: string
{
    case None = 'none';
    case OperationImpossible = 'operation_impossible';
    case HasResult = 'has_result';
    case OperatorExists = 'operator_exists';
    case DivideByZero = 'divide_by_zero';
    case DecimalExists = 'decimal_exists';
    case NothingToKeep = 'nothing_to_keep';
    case Syntax = 'syntax';
}

/**
 * The state of a calculator: a column in the table of keys.
 */
enum CalculatorState: string
{
    case Start = 'start';
    case Number = 'number';
    case Operator = 'operator';
    case Point = 'point';
    case Result = 'result';
}

/**
 * Whose documents a feed reads.
 */
enum Provider: string
{
    case Currencylayer = 'currencylayer';
    case CurrencylayerList = 'currencylayer_list';
    case Frankfurter = 'frankfurter';
    case OpenExchangeRates = 'open_exchange_rates';
    case Ecb = 'ecb';
    case Finnhub = 'finnhub';
    case Transactions = 'transactions';
}

/**
 * The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
 * before.
 */
enum JumpPolicy: string
{
    case Refuse = 'refuse';
    case Flag = 'flag';
    case Accept = 'accept';
}

/**
 * The reason why a request failed without a response.
 */
enum TransportFailure: string
{
    case Connection = 'connection';
    case Dns = 'dns';
    case Tls = 'tls';
    case Disconnected = 'disconnected';
    case Cancelled = 'cancelled';
    case TooLarge = 'too_large';
    case Other = 'other';
    case Timeout = 'timeout';
}

/**
 * The state of a feed.
 */
enum FeedState: string
{
    case Empty = 'empty';
    case Loading = 'loading';
    case Ready = 'ready';
    case Stale = 'stale';
    case Failed = 'failed';
    case Waiting = 'waiting';
}

/**
 * Facts about a feed. Several may be set.
 */
enum FeedFlags: string
{
    case Jumped = 'jumped';
    case Waiting = 'waiting';
    case Restored = 'restored';
}

/**
 * The state of a request to save or remove a transaction.
 */
enum Operation: string
{
    case None = 'none';
    case Pending = 'pending';
    case Done = 'done';
    case Failed = 'failed';
}

/**
 * The state of a converter.
 */
enum ConverterState: string
{
    case Empty = 'empty';
    case Loading = 'loading';
    case Ready = 'ready';
    case Stale = 'stale';
    case Failed = 'failed';
}

/**
 * The kind of the input.
 */
enum InputState: string
{
    case Empty = 'empty';
    case Complete = 'complete';
    case Unfinished = 'unfinished';
    case Invalid = 'invalid';
}

/**
 * The origin of a converter's rates.
 */
enum Origin: string
{
    case None = 'none';
    case Network = 'network';
    case Store = 'store';
    case Program = 'program';
}

/**
 * The order of a list.
 */
enum CurrencyListSort: string
{
    case NameAscending = 'name_ascending';
    case NameDescending = 'name_descending';
    case CodeAscending = 'code_ascending';
    case CodeDescending = 'code_descending';
}

/**
 * The state of a list.
 */
enum CurrencyListState: string
{
    case Ready = 'ready';
    case Empty = 'empty';
    case NothingFound = 'nothing_found';
    case NoFavourites = 'no_favourites';
}

/**
 * The state of a portfolio view.
 */
enum PortfolioViewState: string
{
    case Loading = 'loading';
    case Empty = 'empty';
    case Ready = 'ready';
    case Stale = 'stale';
    case TransactionsFailed = 'transactions_failed';
    case QuotesFailed = 'quotes_failed';
}

/**
 * The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself.
 */
enum OrderField: string
{
    case Date = 'date';
    case Action = 'action';
    case Ticker = 'ticker';
    case Quantity = 'quantity';
    case Price = 'price';
    case Sum = 'sum';
}

/**
 * The state of a field.
 */
enum FieldState: string
{
    case Ok = 'ok';
    case Missing = 'missing';
    case NotADate = 'not_a_date';
    case Unknown = 'unknown';
    case Length = 'length';
    case Letters = 'letters';
    case NotANumber = 'not_a_number';
    case NotPositive = 'not_positive';
    case TooManyDigits = 'too_many_digits';
    case Inexact = 'inexact';
    case Mismatch = 'mismatch';
}

/**
 * Which tickers are right.
 */
enum TickerRule: string
{
    case Letters = 'letters';
    case ExchangeSymbol = 'exchange_symbol';
}

/**
 * The kinds of objects that a store keeps by name.
 */
enum StoreKind: string
{
    case Wallet = 'wallet';
    case Portfolio = 'portfolio';
    case Catalogue = 'catalogue';
    case Basket = 'basket';
    case Rates = 'rates';
    case Currencies = 'currencies';
    case IdempotencyKey = 'idempotency_key';
}

/**
 * The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
 */
final class Failure extends Row
{
    public readonly mixed $status;
    public readonly mixed $cause;
    public readonly ?int $position;
    public readonly string $text;
}

/**
 * An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. A
 * zeroed ratio has no denominator and is refused.
 */
final class Ratio extends Row
{
    public readonly array $numerator;
    public readonly array $denominator;
    public readonly int $sign;
}

/**
 * A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each
 * with its source.
 */
final class Currency extends Row
{
    public readonly string $code;
    public readonly mixed $kind;
    public readonly int $numeric;
    public readonly int $digits;
    public readonly ?\DateTimeImmutable $introduced;
    public readonly ?\DateTimeImmutable $withdrawn;
    public readonly ?\DateTimeImmutable $factorSince;
    public readonly string $successor;
    public readonly int|string $factorNumerator;
    public readonly int|string $factorDenominator;
    public readonly Decimal $cashStep;
    public readonly string $flag;
    public readonly string $countries;
    public readonly string $name;
}

/**
 * The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
 */
final class CashRule extends Row
{
    public readonly string $currency;
    public readonly string $country;
    public readonly mixed $rounding;
    public readonly mixed $smallAmounts;
    public readonly ?\DateTimeImmutable $since;
    public readonly ?\DateTimeImmutable $until;
    public readonly Decimal $step;
    public readonly Decimal $small;
}

/**
 * Options of money_allocate and money_split.
 */
final class AllocateOptions extends Row
{
    public readonly mixed $method;
    public readonly int $digits;
    public readonly mixed $registry;
    public readonly Decimal $step;
}

/**
 * A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
 */
final class Rate extends Row
{
    public readonly string $from;
    public readonly string $to;
    public readonly int|string $numerator;
    public readonly int|string $denominator;
    public readonly ?\DateTimeImmutable $date;
    public readonly mixed $kind;
    public readonly mixed $flags;
}

/**
 * The contents of a rate table. 152 bytes.
 */
final class RatesInfo extends Row
{
    public readonly string $base;
    public readonly mixed $flags;
    public readonly ?\DateTimeImmutable $firstDate;
    public readonly ?\DateTimeImmutable $lastDate;
    public readonly ?\DateTimeImmutable $instant;
    public readonly int|string $currencyCount;
    public readonly int|string $pairCount;
    public readonly int|string $dateCount;
    public readonly int|string $quoteCount;
    public readonly string $source;
}

/**
 * Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever
 * time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published,
 * whether or not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so
 * `fresh_for` needs `now`.
 */
final class ConvertOptions extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly int $maxGap;
    public readonly int $digits;
    public readonly mixed $rounding;
    public readonly mixed $stale;
    public readonly mixed $registry;
    public readonly ?\DateTimeImmutable $now;
    public readonly ?int $freshFor;
}

/**
 * The provenance of a conversion.
 */
final class Conversion extends Row
{
    public readonly Ratio $rate;
    public readonly Ratio $remainder;
    public readonly ?\DateTimeImmutable $asOf;
    public readonly int $gapDays;
    public readonly ?\DateTimeImmutable $instant;
    public readonly ?int $ageSeconds;
    public readonly mixed $flags;
    public readonly int $legCount;
    public readonly array $legs;
    public readonly string $source;
}

/**
 * A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
 */
final class CurrencyPair extends Row
{
    public readonly string $from;
    public readonly string $to;
}

/**
 * A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it. `scale` is the
 * number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts minor
 * units of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
 */
final class Column extends Row
{
    public readonly mixed $values;
    public readonly int|string|null $length;
    public readonly ?int $stride;
    public readonly mixed $validity;
    public readonly int|string|null $validitySize;
    public readonly int|string|null $validityOffset;
    public readonly mixed $layout;
    public readonly int $scale;
}

/**
 * The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not
 * count. Zeroed currencies have no code, and the library refuses them.
 */
final class ColumnCurrencies extends Row
{
    public readonly mixed $codes;
    public readonly int|string|null $count;
    public readonly mixed $indices;
}

/**
 * Options of the functions of columns.
 */
final class ColumnOptions extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly int $maxGap;
    public readonly int $digits;
    public readonly mixed $rounding;
    public readonly mixed $method;
    public readonly int $threads;
    public readonly mixed $stale;
    public readonly mixed $registry;
    public readonly ?\DateTimeImmutable $now;
    public readonly ?int $freshFor;
}

/**
 * The report of a call over columns. 64 bytes.
 */
final class ColumnReport extends Row
{
    public readonly int|string $nullCount;
    public readonly int|string $failedCount;
    public readonly ?int $firstFailed;
    public readonly int $scale;
    public readonly mixed $flags;
}

/**
 * The result of an expression. 64 bytes.
 */
final class ExpressionValue extends Row
{
    public readonly mixed $kind;
    public readonly mixed $flags;
    public readonly Decimal $number;
    public readonly ?Money $amount;
}

/**
 * The facts of an evaluated expression. 240 bytes.
 */
final class ExpressionInfo extends Row
{
    public readonly ExpressionValue $value;
    public readonly Ratio $exact;
    public readonly int|string $conversionCount;
}

/**
 * The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
 */
final class WalletNote extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly mixed $label;
}

/**
 * An entry of a wallet, or a hold. 128 bytes.
 */
final class WalletEntry extends Row
{
    public readonly int|string $id;
    public readonly ?Money $amount;
    public readonly ?\DateTimeImmutable $date;
    public readonly string $label;
}

/**
 * The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
 */
final class WalletTotalDetails extends Row
{
    public readonly ?Money $totalOfRounded;
    public readonly ?Money $difference;
    public readonly mixed $flags;
}

/**
 * One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes.
 */
final class TransferLeg extends Row
{
    public readonly mixed $source;
    public readonly mixed $target;
    public readonly ?Money $amount;
}

/**
 * One leg of an exchange: an amount is given for another currency. 48 bytes.
 */
final class ExchangeLeg extends Row
{
    public readonly string $receive;
    public readonly ?Money $give;
}

/**
 * A row of a wallet statement. 192 bytes.
 */
final class WalletStatementRow extends Row
{
    public readonly mixed $kind;
    public readonly ?\DateTimeImmutable $date;
    public readonly int|string $id;
    public readonly ?Money $amount;
    public readonly string $text;
    public readonly string $label;
}

/**
 * A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
 * library ignores the bytes after the NUL.
 */
final class Product extends Row
{
    public readonly string $sku;
    public readonly string $name;
    public readonly string $unit;
    public readonly string $category;
    public readonly ?Money $price;
}

/**
 * The tax rate of a category, in percent as discounts are. 56 bytes.
 */
final class TaxRate extends Row
{
    public readonly string $category;
    public readonly Decimal $percent;
}

/**
 * The rules by which a basket becomes amounts of whole minor units.
 */
final class BasketPolicy extends Row
{
    public readonly mixed $level;
    public readonly mixed $rounding;
    public readonly mixed $remainder;
    public readonly mixed $prices;
    public readonly mixed $tender;
    public readonly mixed $cashRounding;
    public readonly string $cashCountry;
    public readonly Decimal $cashStep;
}

/**
 * A discount on a line item or on the order. 64 bytes.
 */
final class Discount extends Row
{
    public readonly mixed $kind;
    public readonly Decimal $percent;
    public readonly ?Money $amount;
}

/**
 * A line item of a basket: a product and how much of it. 512 bytes.
 */
final class BasketLineItem extends Row
{
    public readonly Product $product;
    public readonly Decimal $quantity;
    public readonly Discount $discount;
}

/**
 * The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
 * `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
 * `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
 */
final class ReceiptInfo extends Row
{
    public readonly ?Money $subtotal;
    public readonly ?Money $discount;
    public readonly ?Money $net;
    public readonly ?Money $tax;
    public readonly ?Money $gross;
    public readonly ?Money $total;
    public readonly ?Money $difference;
    public readonly ?Money $cashRounding;
    public readonly ?Money $payable;
    public readonly int|string $lineItemCount;
    public readonly int|string $taxCount;
    public readonly Discount $discountTerms;
}

/**
 * A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
 */
final class ReceiptLineItem extends Row
{
    public readonly BasketLineItem $item;
    public readonly ?Money $price;
    public readonly ?Money $discount;
    public readonly ?Money $total;
    public readonly ?Money $orderDiscount;
    public readonly ?Money $net;
    public readonly ?Money $tax;
    public readonly ?Money $gross;
}

/**
 * A tax row of a receipt: the amounts of one tax category. 152 bytes.
 */
final class ReceiptTax extends Row
{
    public readonly TaxRate $taxRate;
    public readonly ?Money $net;
    public readonly ?Money $tax;
    public readonly ?Money $gross;
}

/**
 * A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm
 * are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European
 * Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may
 * name any other tax, such as "GST", "CGST" or "IRPF".
 */
final class InvoiceTax extends Row
{
    public readonly string $category;
    public readonly Decimal $percent;
    public readonly mixed $kind;
}

/**
 * A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes.
 */
final class InvoiceLineItem extends Row
{
    public readonly string $name;
    public readonly Decimal $quantity;
    public readonly ?Money $price;
    public readonly Decimal $baseQuantity;
    public readonly array $taxes;
}

/**
 * An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
 * rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with
 * it.
 */
final class InvoiceAdjustment extends Row
{
    public readonly mixed $kind;
    public readonly string $reason;
    public readonly string $reasonCode;
    public readonly ?Money $amount;
    public readonly Decimal $percent;
    public readonly ?Money $base;
    public readonly array $taxes;
}

/**
 * The amounts of a line item. 128 bytes: price - allowances + charges = net.
 */
final class InvoiceLineAmounts extends Row
{
    public readonly ?Money $price;
    public readonly ?Money $allowances;
    public readonly ?Money $charges;
    public readonly ?Money $net;
}

/**
 * A tax with the sum that it is due on.
 */
final class InvoiceCategory extends Row
{
    public readonly InvoiceTax $tax;
    public readonly ?Money $base;
    public readonly ?Money $amount;
    public readonly string $reason;
    public readonly string $reasonCode;
}

/**
 * The totals of an invoice.
 */
final class InvoiceTotals extends Row
{
    public readonly ?Money $lineTotal;
    public readonly ?Money $allowances;
    public readonly ?Money $charges;
    public readonly ?Money $net;
    public readonly ?Money $tax;
    public readonly ?Money $gross;
    public readonly ?Money $retained;
    public readonly ?Money $prepaid;
    public readonly ?Money $rounding;
    public readonly ?Money $payable;
    public readonly ?Money $accountingTax;
    public readonly int|string $lineItemCount;
    public readonly int|string $categoryCount;
}

/**
 * An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
 */
final class CashFlow extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly ?Money $amount;
}

/**
 * The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are
 * doubles, with the same bytes on every platform. 0.05 is 5 % a year.
 */
final class Xirr extends Row
{
    public readonly mixed $outcome;
    public readonly mixed $reason;
    public readonly mixed $dayCount;
    public readonly bool $isCertain;
    public readonly int $rateCount;
    public readonly array $rates;
}

/**
 * The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
 * bytes.
 */
final class ValuePoint extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly ?Money $value;
    public readonly ?Money $flow;
}

/**
 * A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
 * writes them.
 */
final class Transaction extends Row
{
    public readonly string $id;
    public readonly string $symbol;
    public readonly ?\DateTimeImmutable $date;
    public readonly mixed $action;
    public readonly Decimal $quantity;
    public readonly Decimal $per;
    public readonly ?Money $total;
    public readonly ?Money $fee;
    public readonly int|string $rateNumerator;
    public readonly int|string $rateDenominator;
}

/**
 * Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes.
 */
final class LotSelection extends Row
{
    public readonly string $id;
    public readonly Decimal $quantity;
}

/**
 * The options of a new portfolio. The portfolio keeps them.
 */
final class PortfolioOptions extends Row
{
    public readonly mixed $method;
    public readonly mixed $shortSales;
    public readonly mixed $registry;
}

/**
 * The options that you made a portfolio with. 24 bytes.
 */
final class PortfolioInfo extends Row
{
    public readonly string $currency;
    public readonly mixed $method;
    public readonly mixed $shortSales;
}

/**
 * A price quote: what one share of a security costs. 112 bytes.
 */
final class PriceQuote extends Row
{
    public readonly string $symbol;
    public readonly string $currency;
    public readonly Decimal $price;
    public readonly ?\DateTimeImmutable $instant;
}

/**
 * On which day a portfolio is valued, and how.
 */
final class ValuationOptions extends Row
{
    public readonly ?\DateTimeImmutable $date;
    public readonly int $maxGap;
    public readonly int $percentDigits;
    public readonly mixed $rounding;
    public readonly ?\DateTimeImmutable $now;
    public readonly ?int $freshFor;
}

/**
 * The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
 * currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and
 * profit = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a
 * currency.
 */
final class Performance extends Row
{
    public readonly ?Money $value;
    public readonly ?Money $cost;
    public readonly ?Money $unrealisedGain;
    public readonly ?Money $realisedGain;
    public readonly ?Money $disposedCost;
    public readonly ?Money $priceEffect;
    public readonly ?Money $currencyEffect;
    public readonly ?Money $income;
    public readonly ?Money $fees;
    public readonly ?Money $profit;
    public readonly Decimal $unrealisedPercent;
    public readonly Decimal $realisedPercent;
    public readonly Decimal $profitPercent;
    public readonly mixed $percentages;
}

/**
 * The summary of a portfolio. 424 bytes.
 */
final class PortfolioSummary extends Row
{
    public readonly Performance $performance;
    public readonly int|string $positionCount;
    public readonly int|string $unpricedCount;
    public readonly mixed $flags;
}

/**
 * The position of a security that you hold now, or held once. 704 bytes.
 */
final class Position extends Row
{
    public readonly string $symbol;
    public readonly Decimal $quantity;
    public readonly Decimal $oversold;
    public readonly ?Money $price;
    public readonly ?Money $cost;
    public readonly ?Money $value;
    public readonly ?Money $realisedGain;
    public readonly Performance $performance;
    public readonly ?int $ageSeconds;
    public readonly mixed $state;
    public readonly mixed $flags;
    public readonly string $unconvertedId;
    public readonly ?\DateTimeImmutable $unconvertedDate;
}

/**
 * A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
 * MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
 * proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
 * reported_proceeds - reported_cost = price_effect + currency_effect.
 */
final class Disposal extends Row
{
    public readonly string $symbol;
    public readonly string $id;
    public readonly string $lot;
    public readonly Decimal $quantity;
    public readonly ?\DateTimeImmutable $date;
    public readonly ?\DateTimeImmutable $opened;
    public readonly bool $isOversold;
    public readonly mixed $flags;
    public readonly ?Money $proceeds;
    public readonly ?Money $cost;
    public readonly ?Money $gain;
    public readonly ?Money $reportedProceeds;
    public readonly ?Money $reportedCost;
    public readonly ?Money $reportedGain;
    public readonly ?Money $priceEffect;
    public readonly ?Money $currencyEffect;
}

/**
 * A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold
 * makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a
 * symbol's open lots add up to those of its position.
 */
final class OpenLot extends Row
{
    public readonly string $symbol;
    public readonly string $lot;
    public readonly Decimal $quantity;
    public readonly ?\DateTimeImmutable $opened;
    public readonly mixed $flags;
    public readonly ?Money $cost;
    public readonly ?Money $reportedCost;
}

/**
 * Options of money_format_locale. 40 bytes.
 */
final class LocaleOptions extends Row
{
    public readonly mixed $style;
    public readonly mixed $display;
    public readonly int $digits;
    public readonly mixed $rounding;
    public readonly mixed $numerals;
    public readonly mixed $registry;
    public readonly mixed $locales;
}

/**
 * Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
 * without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and
 * signs have no digits.
 */
final class FormatOptions extends Row
{
    public readonly mixed $sign;
    public readonly mixed $zeros;
    public readonly mixed $rounding;
    public readonly mixed $numerals;
    public readonly int $minimumFraction;
    public readonly int $maximumFraction;
    public readonly int $minimumSignificant;
    public readonly int $maximumSignificant;
    public readonly int $minimumGrouping;
    public readonly mixed $decimalSeparator;
    public readonly mixed $groupSeparator;
    public readonly mixed $minusSign;
    public readonly mixed $plusSign;
    public readonly mixed $symbol;
    public readonly mixed $locale;
    public readonly mixed $registry;
    public readonly mixed $locales;
}

/**
 * The options of a new feed. The call copies all texts.
 */
final class FeedOptions extends Row
{
    public readonly mixed $jump;
    public readonly mixed $apiKey;
    public readonly mixed $baseUrl;
    public readonly mixed $currency;
    public readonly mixed $portfolio;
    public readonly ?int $ttlSeconds;
    public readonly ?int $retrySeconds;
    public readonly int $perSecond;
    public readonly int $perMinute;
    public readonly int|string $largestBody;
}

/**
 * The state of a feed at a moment. 80 bytes.
 */
final class FeedInfo extends Row
{
    public readonly mixed $provider;
    public readonly mixed $state;
    public readonly mixed $status;
    public readonly mixed $cause;
    public readonly mixed $reason;
    public readonly int $httpStatus;
    public readonly int $pendingCount;
    public readonly mixed $flags;
    public readonly ?\DateTimeImmutable $success;
    public readonly ?int $ageSeconds;
    public readonly ?\DateTimeImmutable $attempt;
    public readonly ?\DateTimeImmutable $nextAt;
    public readonly int|string $revision;
}

/**
 * Options of a converter. 40 bytes.
 */
final class ConverterOptions extends Row
{
    public readonly int $digits;
    public readonly int $otherDigits;
    public readonly mixed $rounding;
    public readonly mixed $display;
    public readonly ?int $freshFor;
    public readonly mixed $registry;
}

/**
 * The values that a converter shows, apart from its texts. 112 bytes.
 */
final class ConverterInfo extends Row
{
    public readonly string $source;
    public readonly string $target;
    public readonly mixed $state;
    public readonly mixed $inputState;
    public readonly mixed $origin;
    public readonly bool $isLoading;
    public readonly bool $isStale;
    public readonly bool $wantsRates;
    public readonly mixed $failure;
    public readonly mixed $flags;
    public readonly ?\DateTimeImmutable $updated;
    public readonly ?int $updatedAge;
    public readonly ?\DateTimeImmutable $received;
    public readonly ?int $receivedAge;
}

/**
 * A currency as a list shows it. 160 bytes.
 */
final class CurrencyListItem extends Row
{
    public readonly string $code;
    public readonly string $flag;
    public readonly bool $isFavourite;
    public readonly bool $isQuoted;
    public readonly string $name;
}

/**
 * The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1.
 */
final class StoreOptions extends Row
{
    public readonly bool $readOnly;
    public readonly bool $create;
    public readonly int $busyMilliseconds;
    public readonly int $workMilliseconds;
}

/**
 * The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0.
 */
final class MovementOptions extends Row
{
    public readonly bool $mayGoBelowZero;
    public readonly mixed $idempotencyKey;
}

/**
 * The entries that a leg of a movement made. 48 bytes.
 */
final class LegEntries extends Row
{
    public readonly int|string $source;
    public readonly int|string $target;
    public readonly ?Money $received;
}

/**
 * One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet.
 * 56 bytes.
 */
final class StoredLeg extends Row
{
    public readonly mixed $source;
    public readonly mixed $target;
    public readonly ?Money $amount;
}
