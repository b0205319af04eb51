// Made from the headers by api/generate.py.

import { Amount, DateLike, Decimal, Given, InstantLike, Money, Numeric, Owned } from "./values.js";

/** The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused. */
export type Status = "ok" | "argument" | "buffer_too_small" | "busy" | "out_of_memory" | "limit" | "not_found" | "state" | "cancelled" | "syntax" | "encoding" | "overflow" | "division_by_zero" | "inexact" | "date" | "unknown_currency" | "currency_mismatch" | "duplicate_currency" | "ambiguous_currency" | "weights" | "no_rate" | "invalid_rate" | "duplicate_rate" | "no_rates" | "provider" | "json" | "document" | "version" | "insufficient" | "discount" | "tax" | "duplicate_sku" | "duplicate_id" | "transport" | "unknown_request" | "http" | "unauthorized" | "rate_limited" | "content_type" | "truncated" | "too_large" | "rate_jumped" | "no_currencies" | "retrieval" | "saving" | "removal" | "not_a_store" | "store_locked" | "store_read_only" | "store_full" | "store_corrupt" | "store_path" | "store_io" | "conflict" | "no_sqlite" | "store_unknown";

/** Facts about a result that are no failures. Several may be set. */
export type Flags = "rounded" | "rate_rounded" | "fixed" | "earlier" | "stale" | "inconsistent" | "euro_regulation";

/**
 * How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
 * 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are
 * swapped fails, and so does an options struct whose mode you left 0.
 */
export type Rounding = "half_even" | "half_up" | "half_down" | "up" | "down" | "ceiling" | "floor" | "unnecessary" | "half_odd" | "half_ceiling" | "half_floor";

/** The kind of thing that a code stands for. */
export type CurrencyKind = "current" | "historical" | "special" | "unit" | "informal" | "custom";

/** The treatment of amounts that are too small for a rule on cash. */
export type CashSmall = "rounded" | "exact" | "up";

/** The method that hands out the units that are left over when every share has been rounded down. */
export type Allocation = "largest_remainder" | "floor_to_first" | "floor_to_last" | "separate_remainder";

/** The origin of a rate in a conversion path. */
export type RateKind = "quoted" | "inverse" | "fixed" | "unit";

/** The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time. */
export type StalePolicy = "flag" | "refuse";

/** The layout of the values of a column, as in Apache Arrow's columnar format, little-endian. */
export type ColumnLayout = "int64" | "decimal128" | "date32" | "int8" | "int16" | "int32";

/** Says whether the result of an expression has a currency. */
export type ExpressionKind = "number" | "amount";

/** The kind of a row of a wallet statement. */
export type StatementRowKind = "amount" | "subtotal" | "total";

/**
 * The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that
 * they add up.
 */
export type RoundingLevel = "unit" | "line" | "tax_group" | "order" | "invoice";

/** The choice whether prices include their tax. */
export type PriceBasis = "net" | "gross";

/** The way in which the customer pays the total. */
export type Tender = "exact" | "cash";

/** A policy with a name. */
export type BasketPreset = "per_line_half_up" | "per_unit_half_up" | "per_line_half_even" | "per_tax_group_half_up" | "per_order_half_up" | "swiss_cash" | "en16931";

/** The kind of a discount: a percentage or an amount. */
export type DiscountKind = "none" | "percent" | "fixed";

/** The currency that you read a receipt in. */
export type ReceiptView = "priced" | "checkout";

/** The way in which a tax enters the totals. */
export type InvoiceTaxKind = "added" | "compound" | "retained";

/** The kind of an adjustment. */
export type InvoiceAdjustmentKind = "allowance" | "charge";

/** A payment provider. */
export type PaymentProvider = "stripe" | "adyen" | "paypal";

/** The number of internal rates of return. */
export type XirrOutcome = "one" | "several" | "none" | "undefined";

/** Why there is no rate. */
export type XirrReason = "no_flows" | "one_date" | "one_sign" | "always_zero" | "out_of_range" | "no_root" | "unpriced" | "no_date";

/**
 * The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days
 * between two dates by 365.
 */
export type DayCount = "day_count_actual_365";

/**
 * The action that a transaction records. No action is 0, so that a transaction that you did not fill in is
 * refused.
 */
export type Action = "buy" | "sell" | "dividend" | "fee" | "split";

/** Which lots a sale takes shares from. */
export type LotMethod = "fifo" | "lifo" | "hifo" | "average" | "specific";

/** The short-sale policy: what happens when a sale is of more shares than you hold. */
export type ShortSalePolicy = "reject" | "allow" | "record";

/** The state of a position's price. */
export type PriceState = "fresh" | "stale" | "missing" | "zero" | "no_rate" | "closed";

/** Which percentages are known. Several may be set. */
export type Percentages = "unrealised" | "realised" | "profit";

/** The style in which a locale writes an amount. */
export type LocaleStyle = "standard" | "accounting" | "compact";

/** The form in which a locale writes a currency. */
export type CurrencyDisplay = "symbol" | "narrow" | "code" | "name" | "none";

/** The digits that a locale writes. */
export type Numerals = "locale" | "latin";

/** Which amounts are written with a sign. */
export type SignDisplay = "pattern" | "always" | "except_zero" | "never";

/** The choice whether zeros at the end of the fraction stay. */
export type TrailingZeros = "pattern" | "strip" | "strip_whole";

/** A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys. */
export type CalculatorKey = "digit_0" | "digit_1" | "digit_2" | "digit_3" | "digit_4" | "digit_5" | "digit_6" | "digit_7" | "digit_8" | "digit_9" | "point" | "add" | "subtract" | "multiply" | "divide" | "equals" | "percent" | "sign" | "clear" | "correct" | "keep";

/** The reason why the calculator did not take a key. The operation is then as it was before the key. */
export type CalculatorAlert = "none" | "operation_impossible" | "has_result" | "operator_exists" | "divide_by_zero" | "decimal_exists" | "nothing_to_keep" | "syntax";

/** The state of a calculator: a column in the table of keys. */
export type CalculatorState = "start" | "number" | "operator" | "point" | "result";

/** Whose documents a feed reads. */
export type Provider = "currencylayer" | "currencylayer_list" | "frankfurter" | "open_exchange_rates" | "ecb" | "finnhub" | "transactions";

/**
 * The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
 * before.
 */
export type JumpPolicy = "refuse" | "flag" | "accept";

/** The reason why a request failed without a response. */
export type TransportFailure = "connection" | "dns" | "tls" | "disconnected" | "cancelled" | "too_large" | "other" | "timeout";

/** The state of a feed. */
export type FeedState = "empty" | "loading" | "ready" | "stale" | "failed" | "waiting";

/** Facts about a feed. Several may be set. */
export type FeedFlags = "jumped" | "waiting" | "restored";

/** The state of a request to save or remove a transaction. */
export type Operation = "none" | "pending" | "done" | "failed";

/** The state of a converter. */
export type ConverterState = "empty" | "loading" | "ready" | "stale" | "failed";

/** The kind of the input. */
export type InputState = "empty" | "complete" | "unfinished" | "invalid";

/** The origin of a converter's rates. */
export type Origin = "none" | "network" | "store" | "program";

/** The order of a list. */
export type CurrencyListSort = "name_ascending" | "name_descending" | "code_ascending" | "code_descending";

/** The state of a list. */
export type CurrencyListState = "ready" | "empty" | "nothing_found" | "no_favourites";

/** The state of a portfolio view. */
export type PortfolioViewState = "loading" | "empty" | "ready" | "stale" | "transactions_failed" | "quotes_failed";

/** The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself. */
export type OrderField = "date" | "action" | "ticker" | "quantity" | "price" | "sum";

/** The state of a field. */
export type FieldState = "ok" | "missing" | "not_a_date" | "unknown" | "length" | "letters" | "not_a_number" | "not_positive" | "too_many_digits" | "inexact" | "mismatch";

/** Which tickers are right. */
export type TickerRule = "letters" | "exchange_symbol";

/** The kinds of objects that a store keeps by name. */
export type StoreKind = "wallet" | "portfolio" | "catalogue" | "basket" | "rates" | "currencies" | "idempotency_key";

/** The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes. */
export interface Error {
  /** what the call returned */
  status: Status;
  /** the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0 */
  cause: Status;
  /** the byte of the given text where the failure lies, or -1 */
  position: number | bigint;
  /** one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29" */
  text: string;
}

/**
 * The progress of a long call. You own it, and give it to money_progress_watch. While a call runs, any thread may
 * read `done` and `total` and may set `cancel` to 1. The call then ends with MONEY_ERR_CANCELLED and has changed
 * nothing. The units are bytes while a document is read, and entries, transactions or rows otherwise. The members
 * are read and written as whole words, so another thread needs no lock. A call over columns that is cancelled
 * zeroes its results, as each failed call over columns does.
 */
export interface Progress {
  /** set it to 1 to end the call */
  cancel: boolean;
  /** how many units are done */
  done: number | bigint;
  /** how many units there are, or 0 while that is not known */
  total: number | bigint;
  /** NULL: none */
  callback: number;
  /** the callback's first argument */
  userData: number;
}

/**
 * An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. A zeroed
 * ratio has no denominator and is refused.
 */
export interface Ratio {
  numerator: (number | bigint)[];
  /** not 0 */
  denominator: (number | bigint)[];
  /** -1, 0 or 1; 0 where the numerator is 0 */
  sign: number;
}

/**
 * A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each
 * with its source.
 */
export interface Currency {
  code: string;
  /** a MONEY_CURRENCY_ */
  kind: CurrencyKind;
  /** ISO 4217's numeric code, 0 when none */
  numeric: number;
  /** minor units today (or last), -1 when the currency has none */
  digits: number;
  /** date, or MONEY_DATE_NONE when not known */
  introduced: string | null;
  /** first date it is no longer current, or MONEY_DATE_NONE */
  withdrawn: string | null;
  /** first date the factor below is fixed, or MONEY_DATE_NONE */
  factorSince: string | null;
  /** what replaced it, or what a quote unit is a fraction of; "" when none */
  successor: string;
  /** 1 successor = numerator/denominator of this currency; 0/0 when none */
  factorNumerator: number | bigint;
  factorDenominator: number | bigint;
  /** the smallest cash amount where it differs from the minor unit, else 0 */
  cashStep: Decimal;
  /** ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none */
  flag: string;
  /** ISO 3166 codes of where it is used, space-separated, cut at a code if too long */
  countries: string;
  /** in English (Unicode CLDR), UTF-8 */
  name: string;
}

/** The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source. */
export interface CashRule {
  currency: string;
  /** the ISO 3166-1 code of the country whose rule it is; "" for all countries */
  country: string;
  /** how a tie is rounded */
  rounding: Rounding;
  /** what becomes of amounts up to `small` */
  smallAmounts: CashSmall;
  /** the first date of the rule; MONEY_DATE_NONE if it held before all later ones */
  since: string | null;
  /** the first date on which it holds no longer, or MONEY_DATE_NONE */
  until: string | null;
  /** the smallest amount in cash */
  step: Decimal;
  /** the largest amount that `small_amounts` speaks of; 0 if there is none */
  small: Decimal;
}

/** Options of money_allocate and money_split. */
export interface AllocateOptions {
  method: Allocation;
  /**
   * of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale where
   * that is larger or no minor units are known
   */
  digits: number;
  /** may be NULL; read during the call only */
  registry: CurrencyRegistry;
  /** what every share is a multiple of, such as 0.05, in place of `digits`; 0: none */
  step: Decimal;
}

/** A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes. */
export interface Rate {
  from: string;
  to: string;
  numerator: number | bigint;
  denominator: number | bigint;
  /** MONEY_DATE_NONE: of no date, good for any */
  date: string | null;
  /** a MONEY_RATE_ */
  kind: RateKind;
  /** 0 or MONEY_FLAG_RATE_ROUNDED */
  flags: Flags[];
}

/** The contents of a rate table. 152 bytes. */
export interface RatesInfo {
  /** what cross rates go through; "" when none */
  base: string;
  /** MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading */
  flags: Flags[];
  /** MONEY_DATE_NONE when the rates have no dates */
  firstDate: string | null;
  lastDate: string | null;
  /** when the rates were published, or MONEY_INSTANT_NONE */
  instant: Date | null;
  currencyCount: number | bigint;
  /** directions quoted on any date */
  pairCount: number | bigint;
  dateCount: number | bigint;
  /** rates over all pairs and dates */
  quoteCount: number | bigint;
  /** who published them, "" when not known */
  source: string;
}

/**
 * Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever
 * time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published,
 * whether or not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so
 * `fresh_for` needs `now`.
 */
export interface ConvertOptions {
  /** the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table */
  date: string | null;
  /** how many days earlier the rates may be, 0: that very day */
  maxGap: number;
  /** fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
  digits: number;
  rounding: Rounding;
  /** a MONEY_STALE_; only with `fresh_for` */
  stale: StalePolicy;
  /** may be NULL; read during the call only */
  registry: CurrencyRegistry;
  /** the current time, for the age of the rates; or MONEY_INSTANT_NONE */
  now: Date | null;
  /** the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age */
  freshFor: number | bigint;
}

/** The provenance of a conversion. */
export interface Conversion {
  /** 1 source = rate target, exactly */
  rate: Ratio;
  /** exact result - rounded result */
  remainder: Ratio;
  /** the date of the rates; MONEY_DATE_NONE when no dated rate was used */
  asOf: string | null;
  /** how many days before the date asked for; 0 when none was asked for */
  gapDays: number;
  /** when the rates were published, or MONEY_INSTANT_NONE */
  instant: Date | null;
  /** from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known */
  ageSeconds: number | bigint;
  /** MONEY_FLAG_ values */
  flags: Flags[];
  /** 0 for an identity */
  legCount: number;
  /** the path: each leg's `to` is the next one's `from` */
  legs: Rate[];
  source: string;
}

/** A direction of exchange: what 1 `from` costs in `to`. 24 bytes. */
export interface CurrencyPair {
  from: string;
  to: string;
}

/**
 * A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it. `scale` is the
 * number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts minor units
 * of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
 */
export interface Column {
  /** the first row's value; the library only reads the values of an input */
  values: number;
  /** rows */
  length: number;
  /** bytes from a row's value to the next one's; may be negative, and 0 in an input */
  stride: number | bigint;
  /** Arrow's bitmap: one bit a row, lowest first, 1 for a value; NULL: no nulls */
  validity: number;
  /** bytes of the bitmap; too few for the column are MONEY_ERR_ARGUMENT */
  validitySize: number;
  /** the first row's bit */
  validityOffset: number;
  /** a MONEY_COLUMN_ layout */
  layout: ColumnLayout;
  scale: number;
}

/**
 * The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not
 * count. Zeroed currencies have no code, and the library refuses them.
 */
export interface ColumnCurrencies {
  /** `count` codes, NUL-terminated; rows fail if their code is not well-formed */
  codes: number;
  /** 1 to MONEY_COLUMN_CODES_MAX */
  count: number;
  /** INT8, INT16 or INT32; NULL: every row has the only code */
  indices: Column;
}

/** Options of the functions of columns. */
export interface ColumnOptions {
  /** as in money_convert_options_t; a column of dates takes its place */
  date: string | null;
  /** how many days earlier the rates may be; 0: only that day */
  maxGap: number;
  /** fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY */
  digits: number;
  rounding: Rounding;
  /** of money_column_allocate */
  method: Allocation;
  /** 0 or 1: only yours; more: at most that many, if the column is long */
  threads: number;
  /** as in money_convert_options_t, like the last two */
  stale: StalePolicy;
  /** may be NULL; read during the call only */
  registry: CurrencyRegistry;
  now: Date | null;
  freshFor: number | bigint;
}

/** The report of a call over columns. 64 bytes. */
export interface ColumnReport {
  /** rows that are null in an input */
  nullCount: number | bigint;
  /** rows that failed */
  failedCount: number | bigint;
  /** the first of them, or -1 */
  firstFailed: number | bigint;
  /** of the results; MONEY_DIGITS_CURRENCY if each row has its currency's */
  scale: number;
  /** MONEY_FLAG_ values of any row */
  flags: Flags[];
}

/** The result of an expression. 64 bytes. */
export interface ExpressionValue {
  kind: ExpressionKind;
  /** MONEY_FLAG_ values */
  flags: Flags[];
  /** the number; for an amount its number without the currency */
  number: Decimal;
  /** the amount; all bytes are 0 for a number */
  amount: Money;
}

/** The facts of an evaluated expression. 240 bytes. */
export interface ExpressionInfo {
  value: ExpressionValue;
  /** the result before it was rounded, in lowest terms */
  exact: Ratio;
  /** the conversions that the expression needed; each pair of currencies counts once */
  conversionCount: number | bigint;
}

/** The label and the date of an entry or a hold. NULL in place of a note means no label and no date. */
export interface WalletNote {
  /** or MONEY_DATE_NONE */
  date: string | null;
  /** one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label */
  label: string;
}

/** An entry of a wallet, or a hold. 128 bytes. */
export interface WalletEntry {
  /** 1, 2, 3, … in the order in which entries and holds were made; never used again */
  id: number | bigint;
  amount: Money;
  /** or MONEY_DATE_NONE */
  date: string | null;
  label: string;
}

/** The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes. */
export interface WalletTotalDetails {
  /** the sum of the entries, each converted and rounded by itself */
  totalOfRounded: Money;
  /** the total, which is rounded once, less total_of_rounded */
  difference: Money;
  /** MONEY_FLAG_ values of the total */
  flags: Flags[];
}

/** One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes. */
export interface TransferLeg {
  /** NULL: the amount comes from outside */
  source: Wallet;
  /** NULL: the amount goes outside, as a fee does; one of the two is not NULL */
  target: Wallet;
  /** more than 0 */
  amount: Money;
}

/** One leg of an exchange: an amount is given for another currency. 48 bytes. */
export interface ExchangeLeg {
  /** the currency that comes in; "": nothing comes in, as for a fee */
  receive: string;
  /** more than 0 */
  give: Money;
}

/** A row of a wallet statement. 192 bytes. */
export interface WalletStatementRow {
  kind: StatementRowKind;
  /** of an entry, or MONEY_DATE_NONE */
  date: string | null;
  /** of an entry, else 0 */
  id: number | bigint;
  amount: Money;
  /** the amount as text: "12.50 EUR" */
  text: string;
  /** of an entry, else "" */
  label: string;
}

/**
 * A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
 * library ignores the bytes after the NUL.
 */
export interface Product {
  /** the identifier of the product, unique in its catalogue: 1 to 63 bytes */
  sku: string;
  /** the name for people; "" if the product has none */
  name: string;
  /** what the price is for, such as "per bottle"; "" if you do not say */
  unit: string;
  /** the tax category; "" if the product has none */
  category: string;
  /** of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits */
  price: Money;
}

/** The tax rate of a category, in percent as discounts are. 56 bytes. */
export interface TaxRate {
  category: string;
  /** 19 is 19 % */
  percent: Decimal;
}

/** The rules by which a basket becomes amounts of whole minor units. */
export interface BasketPolicy {
  /** what is rounded */
  level: RoundingLevel;
  /** how it is rounded */
  rounding: Rounding;
  /**
   * which line items receive the minor units that the rounding of a sum leaves over, and those of the order's
   * discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER
   */
  remainder: Allocation;
  /** whether prices include their tax */
  prices: PriceBasis;
  /** how the total is paid */
  tender: Tender;
  /** how the payable amount is rounded, with MONEY_TENDER_CASH */
  cashRounding: Rounding;
  /**
   * the ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's options, for its
   * legal tender; "": the two members below and above
   */
  cashCountry: string;
  /**
   * the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash step, or its
   * minor unit if it has none; any other currency uses its own
   */
  cashStep: Decimal;
}

/** A discount on a line item or on the order. 64 bytes. */
export interface Discount {
  kind: DiscountKind;
  /** with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0 */
  percent: Decimal;
  /** with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units; else all bytes 0 */
  amount: Money;
}

/** A line item of a basket: a product and how much of it. 512 bytes. */
export interface BasketLineItem {
  /** with the price that it had when you first added it */
  product: Product;
  /** not 0; below 0 for a refund */
  quantity: Decimal;
  /** MONEY_DISCOUNT_NONE if the line item has none */
  discount: Discount;
}

/**
 * The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
 * `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
 * `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
 */
export interface ReceiptInfo {
  subtotal: Money;
  /** off the order; 0 or more in a sale */
  discount: Money;
  net: Money;
  tax: Money;
  /** the sum of the line items */
  gross: Money;
  /** the amount owed; in another currency, the total that was converted once */
  total: Money;
  /** total - gross, which is 0 unless the receipt was converted */
  difference: Money;
  /** payable - total */
  cashRounding: Money;
  /** the amount to pay */
  payable: Money;
  lineItemCount: number | bigint;
  /** how many tax rows the receipt has */
  taxCount: number | bigint;
  /** the order's discount as money_basket_set_discount set it */
  discountTerms: Discount;
}

/** A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross. */
export interface ReceiptLineItem {
  /** what was sold; the product's price is in the catalogue's currency */
  item: BasketLineItem;
  /** quantity × price */
  price: Money;
  /** off the line item */
  discount: Money;
  total: Money;
  /** the line item's share of the order's discount */
  orderDiscount: Money;
  net: Money;
  tax: Money;
  gross: Money;
}

/** A tax row of a receipt: the amounts of one tax category. 152 bytes. */
export interface ReceiptTax {
  taxRate: TaxRate;
  net: Money;
  tax: Money;
  gross: Money;
}

/**
 * A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm are
 * S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European Union), G
 * (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may name any other
 * tax, such as "GST", "CGST" or "IRPF".
 */
export interface InvoiceTax {
  /** the category or the name of the tax: 1 to 31 bytes in one line */
  category: string;
  /** 0 to 100: 19 is 19 % */
  percent: Decimal;
  /** how the tax enters the totals */
  kind: InvoiceTaxKind;
}

/** A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes. */
export interface InvoiceLineItem {
  /** what was delivered, in one line (BT-153); "" if you do not say */
  name: string;
  /** below 0 for what is given back (BT-129); may be 0 */
  quantity: Decimal;
  /** net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction digits */
  price: Money;
  /** what the price is for, above 0 (BT-149); 0 stands for 1 */
  baseQuantity: Decimal;
  /** one at least; a tax of zeros is none */
  taxes: InvoiceTax[];
}

/**
 * An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
 * rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with
 * it.
 */
export interface InvoiceAdjustment {
  kind: InvoiceAdjustmentKind;
  /** for people, in one line; "" if you do not say */
  reason: string;
  /** a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say */
  reasonCode: string;
  /** in whole minor units; all bytes 0 for `percent` of `base` */
  amount: Money;
  /** 0 or more; 0 if the amount is given alone */
  percent: Decimal;
  /** all bytes 0 stand for the price × quantity of the line item; the document has no such */
  base: Money;
  /** of the document; zeros on a line item, which has its own */
  taxes: InvoiceTax[];
}

/** The amounts of a line item. 128 bytes: price - allowances + charges = net. */
export interface InvoiceLineAmounts {
  /** quantity × price ÷ base quantity, rounded half up */
  price: Money;
  /** the sum of the line item's allowances (BT-136) */
  allowances: Money;
  /** the sum of its charges (BT-141) */
  charges: Money;
  /** the net amount (BT-131) */
  net: Money;
}

/** A tax with the sum that it is due on. */
export interface InvoiceCategory {
  /** the category, its percentage (BT-118, BT-119) and its kind */
  tax: InvoiceTax;
  /** the sum of the net amounts, less allowances, with charges (BT-116) */
  base: Money;
  /** the tax (BT-117) */
  amount: Money;
  /** why there is no tax (BT-120); "" if nobody said */
  reason: string;
  /** the same as a code of the list VATEX (BT-121); "" if nobody said */
  reasonCode: string;
}

/** The totals of an invoice. */
export interface InvoiceTotals {
  /** the sum of the line items' net amounts (BT-106) */
  lineTotal: Money;
  /** the sum of the document's allowances (BT-107) */
  allowances: Money;
  /** the sum of the document's charges (BT-108) */
  charges: Money;
  /** line_total - allowances + charges (BT-109) */
  net: Money;
  /** the sum of the taxes, without those that are retained (BT-110) */
  tax: Money;
  /** net + tax (BT-112) */
  gross: Money;
  /** the sum of the retained taxes, which the norm does not have */
  retained: Money;
  /** what was paid before (BT-113) */
  prepaid: Money;
  /** the given rounding amount (BT-114) */
  rounding: Money;
  /** gross - retained - prepaid + rounding (BT-115) */
  payable: Money;
  /** the tax in the currency of accounting (BT-111); zeros if there is no such currency */
  accountingTax: Money;
  lineItemCount: number | bigint;
  categoryCount: number | bigint;
}

/** An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes. */
export interface CashFlow {
  date: string | null;
  amount: Money;
}

/**
 * The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are doubles,
 * with the same bytes on every platform. 0.05 is 5 % a year.
 */
export interface Xirr {
  outcome: XirrOutcome;
  /** 0 if there is a rate */
  reason: XirrReason;
  dayCount: DayCount;
  /** 1: the number of rates is proven; 0: rates too close to tell apart are one */
  isCertain: boolean;
  rateCount: number;
  /** in ascending order; the rest is 0 */
  rates: number[];
}

/**
 * The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
 * bytes.
 */
export interface ValuePoint {
  date: string | null;
  /** before the flow */
  value: Money;
  /** 0 in the same currency if there is none */
  flow: Money;
}

/**
 * A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
 * writes them.
 */
export interface Transaction {
  /** one line of UTF-8, at most 39 bytes; "": the portfolio gives one */
  id: string;
  /** one line of UTF-8, at most 63 bytes; "" only for a fee of no security */
  symbol: string;
  date: string | null;
  action: Action;
  /** of a trade: the shares, above 0; of a split: the shares after it */
  quantity: Decimal;
  /** of a split: the shares before it, above 0 */
  per: Decimal;
  /** the amount paid or received, without the fee: 0 or more; not of a split */
  total: Money;
  /** 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead */
  fee: Money;
  /** the transaction's own exchange rate: 1 unit of the total's currency is numerator / */
  rateNumerator: number | bigint;
  /** denominator units of the portfolio's. 0 and 0: the rate of the day counts */
  rateDenominator: number | bigint;
}

/** Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes. */
export interface LotSelection {
  /** the id of the purchase that made the lot */
  id: string;
  /** in shares as they are on the day of the sale; above 0 */
  quantity: Decimal;
}

/** The options of a new portfolio. The portfolio keeps them. */
export interface PortfolioOptions {
  method: LotMethod;
  shortSales: ShortSalePolicy;
  /** currencies of your own, which the call copies; may be NULL */
  registry: CurrencyRegistry;
}

/** The options that you made a portfolio with. 24 bytes. */
export interface PortfolioInfo {
  currency: string;
  method: LotMethod;
  shortSales: ShortSalePolicy;
}

/** A price quote: what one share of a security costs. 112 bytes. */
export interface PriceQuote {
  /** one line of UTF-8, 1 to 63 bytes */
  symbol: string;
  /** "": the currency of the symbol's trades */
  currency: string;
  /** 0 or more; a share at 0 is worth nothing */
  price: Decimal;
  /** when it was quoted, or MONEY_INSTANT_NONE */
  instant: Date | null;
}

/** On which day a portfolio is valued, and how. */
export interface ValuationOptions {
  /** transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates */
  date: string | null;
  /** how many days earlier than needed an exchange rate may be; 7, over holidays */
  maxGap: number;
  /** fraction digits of percentages, 0 to 38; 2 */
  percentDigits: number;
  /** of converted amounts, values and percentages; half-even */
  rounding: Rounding;
  /** from which the age of price quotes counts, or MONEY_INSTANT_NONE */
  now: Date | null;
  /** the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age */
  freshFor: number | bigint;
}

/**
 * The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
 * currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and profit
 * = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a currency.
 */
export interface Performance {
  /** of what is held */
  value: Money;
  /** the cost basis of what is held: without fees, at the exchange rates of the purchases */
  cost: Money;
  unrealisedGain: Money;
  /** the proceeds of disposals, less their cost basis */
  realisedGain: Money;
  /** the cost basis of what was disposed of */
  disposedCost: Money;
  /** the profit of trades that is no currency effect */
  priceEffect: Money;
  /** cost in the security's currency * (rate of the disposal or of now - of the purchase) */
  currencyEffect: Money;
  /** dividends */
  income: Money;
  fees: Money;
  /** of what has a price */
  profit: Money;
  /** in hundredths, and so are the next two */
  unrealisedPercent: Decimal;
  realisedPercent: Decimal;
  profitPercent: Decimal;
  /** MONEY_PERCENT_ flags of those that are known: a cost of 0 has none */
  percentages: Percentages[];
}

/** The summary of a portfolio. 424 bytes. */
export interface PortfolioSummary {
  /** of what has a price, and of fees that concern no security */
  performance: Performance;
  positionCount: number | bigint;
  /** positions that are not counted, or only in part */
  unpricedCount: number | bigint;
  /** MONEY_FLAG_ values of the conversions */
  flags: Flags[];
}

/** The position of a security that you hold now, or held once. 704 bytes. */
export interface Position {
  symbol: string;
  /** exact, but to 18 fraction digits where a split left thirds and the like: see flags */
  quantity: Decimal;
  /** how many shares you sold without holding them */
  oversold: Decimal;
  /** all zero: none */
  price: Money;
  /** this and the next two are in the security's currency; all zero: not known */
  cost: Money;
  value: Money;
  realisedGain: Money;
  /** in the portfolio's currency */
  performance: Performance;
  /** the age of the price, or MONEY_INSTANT_NONE */
  ageSeconds: number | bigint;
  state: PriceState;
  /** MONEY_FLAG_ values */
  flags: Flags[];
  /** the first transaction that has no exchange rate, or "" … */
  unconvertedId: string;
  /** … and its date, or MONEY_DATE_NONE */
  unconvertedDate: string | null;
}

/**
 * A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
 * MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
 * proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
 * reported_proceeds - reported_cost = price_effect + currency_effect.
 */
export interface Disposal {
  symbol: string;
  /** the transaction that disposed of it */
  id: string;
  /** the one that made the lot; "" at average cost, and if it is oversold */
  lot: string;
  /** in shares as they are on the day of the disposal */
  quantity: Decimal;
  date: string | null;
  /** the date of the lot, or MONEY_DATE_NONE */
  opened: string | null;
  /** 1: sold without being held, so that only the proceeds are known */
  isOversold: boolean;
  /** 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit */
  flags: Flags[];
  /** this and the next two are in the security's currency */
  proceeds: Money;
  /** the cost basis */
  cost: Money;
  gain: Money;
  /** the rest is in the portfolio's currency; all zero if an exchange rate is missing */
  reportedProceeds: Money;
  reportedCost: Money;
  reportedGain: Money;
  priceEffect: Money;
  currencyEffect: Money;
}

/**
 * A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold
 * makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a
 * symbol's open lots add up to those of its position.
 */
export interface OpenLot {
  symbol: string;
  /** the transaction that made it; "" at average cost, where all shares are one pool */
  lot: string;
  /** what is left of it, in shares as they are on the day asked for */
  quantity: Decimal;
  /** the date of that transaction; MONEY_DATE_NONE at average cost */
  opened: string | null;
  /** 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit */
  flags: Flags[];
  /** the cost basis of what is left, in the security's currency */
  cost: Money;
  /** in the portfolio's currency; all zero if an exchange rate is missing */
  reportedCost: Money;
}

/** Options of money_format_locale. 40 bytes. */
export interface LocaleOptions {
  style: LocaleStyle;
  display: CurrencyDisplay;
  /**
   * 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if that is larger;
   * MONEY_STYLE_COMPACT needs 0 to 38
   */
  digits: number;
  rounding: Rounding;
  numerals: Numerals;
  /** your own currencies; may be NULL; the library reads it during the call */
  registry: CurrencyRegistry;
  /** tables that you loaded; NULL: those inside of the library */
  locales: Locales;
}

/**
 * Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
 * without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and
 * signs have no digits.
 */
export interface FormatOptions {
  sign: SignDisplay;
  zeros: TrailingZeros;
  /** used where an amount has more digits than the most that are written */
  rounding: Rounding;
  /** without a locale the digits are 0 to 9 */
  numerals: Numerals;
  /** 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many as the amount has */
  minimumFraction: number;
  /** the same; with MONEY_DIGITS_EXACT nothing is rounded */
  maximumFraction: number;
  /** 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits */
  minimumSignificant: number;
  maximumSignificant: number;
  /** the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and "12,345" */
  minimumGrouping: number;
  decimalSeparator: string;
  /** "": digits are not grouped */
  groupSeparator: string;
  minusSign: string;
  plusSign: string;
  /** what stands for ¤; NULL: the locale's symbol, or without a locale the code */
  symbol: string;
  /** whose texts and digits stand where none is given; NULL: none */
  locale: string;
  /** currencies of the program's own; may be NULL; read during the call only */
  registry: CurrencyRegistry;
  /** tables that have the locale; NULL: those inside of the library */
  locales: Locales;
}

/** The options of a new feed. The call copies all texts. */
export interface FeedOptions {
  /** for exchange rates */
  jump: JumpPolicy;
  /** the provider's key, token or secret, visible ASCII; NULL: none */
  apiKey: string;
  /**
   * http or https, without a query; NULL: the provider's own, if it has one. For the European Central Bank it may
   * be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"
   */
  baseUrl: string;
  /**
   * the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the symbol's trades), or the
   * currency of a portfolio's reports (needed)
   */
  currency: string;
  /** for a store of transactions; NULL: the defaults */
  portfolio: PortfolioOptions;
  /** how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour */
  ttlSeconds: number | bigint;
  /** from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds */
  retrySeconds: number | bigint;
  /** the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30) */
  perSecond: number;
  /** the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan) */
  perMinute: number;
  /** in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for */
  largestBody: number | bigint;
}

/** The state of a feed at a moment. 80 bytes. */
export interface FeedInfo {
  provider: Provider;
  /** of several price quotes the worst one */
  state: FeedState;
  /** of the last failure that no success has followed, or MONEY_OK */
  status: Status;
  /** the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status` */
  cause: Status;
  /** a MONEY_TRANSPORT_, or 0 */
  reason: TransportFailure;
  /** of that failure, or 0 */
  httpStatus: number;
  /** how many requests are under way */
  pendingCount: number;
  /** MONEY_FEED_FLAG_ values */
  flags: FeedFlags[];
  /** when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE */
  success: Date | null;
  /** seconds since then, 0 or more, or MONEY_INSTANT_NONE */
  ageSeconds: number | bigint;
  /** when the feed last asked or was answered, or MONEY_INSTANT_NONE */
  attempt: Date | null;
  /** when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE */
  nextAt: Date | null;
  revision: number | bigint;
}

/** Options of a converter. 40 bytes. */
export interface ConverterOptions {
  /** fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY */
  digits: number;
  /** with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8 */
  otherDigits: number;
  /** of the result; half-even */
  rounding: Rounding;
  /** how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone */
  display: CurrencyDisplay;
  /** seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always */
  freshFor: number | bigint;
  /** your own currencies; the converter copies them; may be NULL */
  registry: CurrencyRegistry;
}

/** The values that a converter shows, apart from its texts. 112 bytes. */
export interface ConverterInfo {
  source: string;
  target: string;
  state: ConverterState;
  inputState: InputState;
  origin: Origin;
  /** 1: rates were asked for, and the answer is on its way */
  isLoading: boolean;
  /** 1: there are rates, but they are too old or could not be renewed */
  isStale: boolean;
  /** 1: whoever fetches rates should ask for them now */
  wantsRates: boolean;
  /** the status of money_converter_reason; MONEY_OK if there is none */
  failure: Status;
  /** of the result: MONEY_FLAG_ values */
  flags: Flags[];
  /** the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown */
  updated: Date | null;
  /** seconds from then to `now`; MONEY_INSTANT_NONE: unknown */
  updatedAge: number | bigint;
  /** when the rates arrived; MONEY_INSTANT_NONE: unknown */
  received: Date | null;
  /** seconds from then to `now`; MONEY_INSTANT_NONE: unknown */
  receivedAge: number | bigint;
}

/** A currency as a list shows it. 160 bytes. */
export interface CurrencyListItem {
  code: string;
  /** an emoji of two regional indicators, UTF-8; "" if no region's flag fits */
  flag: string;
  isFavourite: boolean;
  /** 1: the rates of money_currency_list_mark have the currency */
  isQuoted: boolean;
  /** UTF-8; a longer name is cut after a whole character, which a few of Chakma are */
  name: string;
}

/** The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1. */
export interface StoreOptions {
  /** 1: nothing can be changed */
  readOnly: boolean;
  /** 1: the call makes the file if it does not exist */
  create: boolean;
  /** how long a change waits for another connection's change to end; 0: it does not wait */
  busyMilliseconds: number;
  /** the time after which a call interrupts its own work on the file; 0: it never does */
  workMilliseconds: number;
}

/** The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0. */
export interface MovementOptions {
  /** 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls */
  mayGoBelowZero: boolean;
  /** the idempotency key of the request: one line of 1 to 255 bytes; NULL: none */
  idempotencyKey: string;
}

/** The entries that a leg of a movement made. 48 bytes. */
export interface LegEntries {
  /** the id of the entry that took the amount out; 0: it came from outside */
  source: number | bigint;
  /** the id of the entry that put the amount in; 0: it went outside */
  target: number | bigint;
  /** the amount that came in; all zero if it went outside */
  received: Money;
}

/**
 * One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet. 56
 * bytes.
 */
export interface StoredLeg {
  /** the name of a wallet; NULL: the amount comes from outside */
  source: string;
  /** the name of a wallet; NULL: the amount goes outside; one of the two is not NULL */
  target: string;
  /** more than 0 */
  amount: Money;
}

/** Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known. */
export class CurrencyRegistry extends Owned {
  /** Makes an empty registry. C: money_currency_registry_new */
  constructor();
  /** Adds a currency of the program's own. C: money_currency_registry_add */
  add(code: string, digits: number, name?: string | Uint8Array | null): void;
  /** Returns how many currencies the registry has. C: money_currency_registry_count */
  count(): number;
  /**
   * Writes the registry's currency at an index, in the order in which you added them. C:
   * money_currency_registry_at
   */
  at(index: number): Currency;
}

/** A table of exchange rates: immutable, shared freely between threads. */
export class Rates extends Owned {
  /**
   * Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-
   * hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. C: money_rates_from_ecb_csv
   */
  static fromEcbCsv(csv: string | Uint8Array): Rates;
  /**
   * Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
   * hist-90d.xml`), or of all days (`eurofxref-hist.xml`). C: money_rates_from_ecb_xml
   */
  static fromEcbXml(xml: string | Uint8Array): Rates;
  /**
   * Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
   * {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or with
   * several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
   * several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
   * {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
   * ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
   * "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
   * - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
   * object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; - a list of
   * pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
   * tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such
   * as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes. C:
   * money_rates_from_json
   */
  static fromJson(json: string | Uint8Array): Rates;
  /**
   * Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes. C:
   * money_rates_to_json
   */
  toJson(): string;
  /** Tells what a table holds. C: money_rates_info */
  info(): RatesInfo;
  /** Writes the code of the table's currency at an index, in the order of the codes. C: money_rates_currency_at */
  currencyAt(index: number): string;
  /**
   * Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
   * between them, such as "EUR JPY USD". C: money_rates_currencies
   */
  currencies(date: DateLike): string;
  /** Writes the table's date at an index, oldest first. C: money_rates_date_at */
  dateAt(index: number): string | null;
  /** Writes the newest rate of the table's pair at an index, in the order of the codes. C: money_rates_pair_at */
  pairAt(index: number): Rate;
  /** Converts an amount at the rates of a table, rounding once. C: money_rates_convert */
  convert(amount: Amount, target?: string | null, options?: Given<ConvertOptions>): Money;
  /** Converts an amount at the rates of a table, rounding once. C: money_rates_convert */
  convertDetailed(amount: Amount, target?: string | null, options?: Given<ConvertOptions>): { result: Money; details: Conversion };
  /**
   * Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount. C:
   * money_rates_find
   */
  find(from: string, to: string, options?: Given<ConvertOptions>): Conversion;
  /**
   * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
   * money_rates_compare
   */
  compare(a: Amount, b: Amount, target: string, options?: Given<ConvertOptions>): number;
  /**
   * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1. C:
   * money_rates_compare
   */
  compareDetailed(a: Amount, b: Amount, target: string, options?: Given<ConvertOptions>): { order: number; flags: Flags[] };
  /**
   * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
   * C: money_rates_sort
   */
  sort(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): number[];
  /**
   * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
   * C: money_rates_sort
   */
  sortDetailed(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): { indices: number[]; flags: Flags[] };
  /**
   * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
   * money_rates_minimum
   */
  minimum(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): Money;
  /**
   * Writes the amount that is worth least in one currency, as it was given; of equal ones the first. C:
   * money_rates_minimum
   */
  minimumDetailed(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): { result: Money; flags: Flags[] };
  /**
   * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
   * money_rates_maximum
   */
  maximum(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): Money;
  /**
   * Writes the amount that is worth most in one currency, as it was given; of equal ones the first. C:
   * money_rates_maximum
   */
  maximumDetailed(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): { result: Money; flags: Flags[] };
  /**
   * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
   * and the call rounds once. C: money_rates_sum
   */
  sum(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): Money;
  /**
   * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
   * and the call rounds once. C: money_rates_sum
   */
  sumDetailed(amounts: readonly Amount[], target: string, options?: Given<ConvertOptions>): { result: Money; flags: Flags[] };
}

/** A table of exchange rates in the making. */
export class RatesBuilder extends Owned {
  /** Makes an empty builder. C: money_rates_builder_new */
  constructor();
  /**
   * Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. C:
   * money_rates_builder_add
   */
  add(from: string, to: string, rate: string | Uint8Array, date: DateLike): void;
  /** Removes the rate of a direction and date. C: money_rates_builder_remove */
  remove(from: string, to: string, date: DateLike): void;
  /**
   * Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
   * money_rates_builder_set_base
   */
  setBase(base?: string | null): void;
  /**
   * Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
   * money_rates_builder_set_source
   */
  setSource(source?: string | Uint8Array | null): void;
  /** Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C: money_rates_builder_set_instant */
  setInstant(instant: InstantLike): void;
  /** Returns how many rates the builder has. C: money_rates_builder_count */
  count(): number;
  /** Writes the builder's rate at an index, in the order in which you first added them. C: money_rates_builder_at */
  at(index: number): Rate;
  /** Makes a table of what the builder has; the builder stays as it is and may go on. C: money_rates_builder_build */
  build(): Rates;
}

/** An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count. */
export class Bag extends Owned {
  /** Makes an empty bag. C: money_bag_new */
  constructor();
  /** Makes a copy of a bag. C: money_bag_copy */
  copy(): Bag;
  /** Adds an amount to the bag's amount of its currency. C: money_bag_add */
  add(amount: Amount): void;
  /** Adds every amount of another bag. C: money_bag_add_bag */
  addBag(other: Bag): void;
  /** Multiplies every amount, exactly. C: money_bag_multiply */
  multiply(factor: Numeric): void;
  /** Counts the amounts other than 0. C: money_bag_count */
  count(): number;
  /**
   * Reads the amount at an index among those other than 0, in the order in which the currencies were added. C:
   * money_bag_at
   */
  at(index: number): Money;
  /** Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts */
  amounts(first?: number, most?: number): Money[];
  /** Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount */
  amount(currency: string): Money;
  /** Compares two bags, whatever the order of their currencies. C: money_bag_equal */
  equal(b: Bag): boolean;
  /**
   * Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes. C:
   * money_bag_hash
   */
  hash(): number | bigint;
  /**
   * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_bag_reduce
   */
  reduce(target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): Money;
  /**
   * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_bag_reduce
   */
  reduceDetailed(target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): { result: Money; flags: Flags[] };
  /**
   * Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes,
   * each with its own sign, or "0" if there are none. C: money_bag_format
   */
  format(): string;
  /**
   * Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between them,
   * in any order, each currency once. C: money_bag_parse
   */
  static parse(text: string | Uint8Array, options?: { registry?: CurrencyRegistry | null }): Bag;
  /**
   * Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of their
   * codes. C: money_bag_to_json
   */
  toJson(): string;
  /**
   * Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once. C:
   * money_bag_from_json
   */
  static fromJson(json: string | Uint8Array, options?: { registry?: CurrencyRegistry | null }): Bag;
}

/** An expression that was evaluated, with its exact result and its conversions. It never changes. */
export class Expression extends Owned {
  /**
   * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
   * money_expression_evaluate
   */
  static evaluate(text: string | Uint8Array, options?: { rates?: Rates | null } & Given<ConvertOptions>): ExpressionValue;
  /**
   * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end. C:
   * money_expression_evaluate
   */
  static evaluateDetailed(text: string | Uint8Array, options?: { rates?: Rates | null } & Given<ConvertOptions>): { value: ExpressionValue; expression: Expression | null };
  /**
   * Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
   * money_expression_info
   */
  info(): ExpressionInfo;
  /** Returns the conversion at an index: its exact rate, path, date and source. C: money_expression_conversion_at */
  conversionAt(index: number): Conversion;
  /**
   * Writes the conversions from an index on, as many as there are and as your array has room for. C:
   * money_expression_conversions
   */
  conversions(first?: number, most?: number): Conversion[];
}

/** Amounts of several currencies, each kept as an entry, with holds and a journal. */
export class Wallet extends Owned {
  /** Makes an empty wallet. C: money_wallet_new */
  constructor();
  /** Adds an entry. C: money_wallet_add */
  add(amount: Amount, options?: Given<WalletNote>): number | bigint;
  /** Removes the entry of an id, as if it had never been there. C: money_wallet_remove */
  remove(id: number | bigint): void;
  /** Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C: money_wallet_remove_amount */
  removeAmount(amount: Amount): number | bigint;
  /** Counts the entries. C: money_wallet_count */
  count(currency?: string | null): number;
  /** Reads the entry at an index, in the order in which entries were added. C: money_wallet_at */
  at(currency: string | null, index: number): WalletEntry;
  /** Reads the entries from index `first` on into an array. C: money_wallet_entries */
  entries(currency?: string | null, first?: number, most?: number): WalletEntry[];
  /** Counts the currencies that the wallet has entries of. C: money_wallet_currency_count */
  currencyCount(): number;
  /** Reads the currency at an index, in the order of the currencies' first entries. C: money_wallet_currency_at */
  currencyAt(index: number): string;
  /** Adds up the entries of a currency. C: money_wallet_sum */
  sum(currency: string, options?: { registry?: CurrencyRegistry | null }): Money;
  /** Reads how much of a currency's sum is held. C: money_wallet_held */
  held(currency: string, options?: { registry?: CurrencyRegistry | null }): Money;
  /**
   * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_wallet_total
   */
  total(target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): Money;
  /**
   * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once. C:
   * money_wallet_total
   */
  totalDetailed(target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): { total: Money; details: WalletTotalDetails };
  /**
   * Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the
   * hold. C: money_wallet_hold
   */
  hold(amount: Amount, options?: Given<WalletNote>): number | bigint;
  /** Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C: money_wallet_commit */
  commit(hold: number | bigint): number | bigint;
  /**
   * Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place,
   * and the rest of the hold can be spent again. C: money_wallet_commit_amount
   */
  commitAmount(hold: number | bigint, amount: Amount): number | bigint;
  /** Releases a hold: its amount can be spent again. C: money_wallet_release */
  release(hold: number | bigint): void;
  /** Counts the holds. C: money_wallet_hold_count */
  holdCount(): number;
  /** Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at */
  holdAt(index: number): WalletEntry;
  /**
   * Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
   * money_wallet_holds
   */
  holds(first?: number, most?: number): WalletEntry[];
  /**
   * Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
   * money_wallet_exchange
   */
  exchange(legs: readonly Given<ExchangeLeg>[], options?: { rates?: Rates | null } & { options?: Given<ConvertOptions> | null } & { note?: Given<WalletNote> | null }): void;
  /** Writes a wallet as JSON, without its journal. C: money_wallet_to_json */
  toJson(): string;
  /** Makes a wallet from JSON that money_wallet_to_json wrote. C: money_wallet_from_json */
  static fromJson(json: string | Uint8Array): Wallet;
  /** Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal */
  toJournal(): string;
  /**
   * Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte. C:
   * money_wallet_from_journal
   */
  static fromJournal(journal: string | Uint8Array): Wallet;
  /** Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision */
  revision(): number | bigint;
  /**
   * Sets the callback that runs after each change, in place of the one before; NULL sets none. C:
   * money_wallet_on_change
   */
  onChange(callback?: ((revision: number) => void) | null): void;
  /** Makes the statement of a wallet, with the grand total of money_wallet_total. C: money_wallet_statement */
  statement(target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): WalletStatement;
}

/**
 * A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
 * subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
 * wallet.
 */
export class WalletStatement extends Owned {
  /**
   * Counts the sections: one for each currency, and one for the grand total. C:
   * money_wallet_statement_section_count
   */
  sectionCount(): number;
  /** Reads the header of a section, which is its currency. C: money_wallet_statement_section_at */
  sectionAt(section: number): string;
  /** Counts the rows of a section. C: money_wallet_statement_row_count */
  rowCount(section: number): number;
  /** Reads the row of a section at an index. C: money_wallet_statement_row_at */
  rowAt(section: number, index: number): WalletStatementRow;
  /**
   * Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries. C:
   * money_wallet_statement_rows
   */
  rows(section: number, first?: number, most?: number): WalletStatementRow[];
}

/**
 * Products with prices in one currency, in the order in which you added them, and the tax rates of their
 * categories.
 */
export class Catalogue extends Owned {
  /** Makes an empty catalogue. C: money_catalogue_new */
  constructor(currency: string, options?: { registry?: CurrencyRegistry | null });
  /** Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add */
  add(product: Given<Product>): void;
  /** Removes the product of a sku. C: money_catalogue_remove */
  remove(sku: string): void;
  /** Finds the product of a sku. C: money_catalogue_find */
  find(sku: string): Product;
  /** Counts the products. C: money_catalogue_count */
  count(): number;
  /** Writes the product at an index, in the order in which you added them. C: money_catalogue_at */
  at(index: number): Product;
  /** Writes several products in one call, in the order in which you added them. C: money_catalogue_products */
  products(first?: number, most?: number): Product[];
  /** Writes the code of the catalogue's currency. C: money_catalogue_currency */
  currency(): string;
  /** Sets the tax rate of a category, in place of the one that it had. C: money_catalogue_set_tax */
  setTax(category: string | null, percent: Numeric): void;
  /** Counts the categories that have a tax rate. C: money_catalogue_tax_count */
  taxCount(): number;
  /** Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at */
  taxAt(index: number): TaxRate;
  /** Writes several tax rates in one call, under the rules of money_catalogue_products. C: money_catalogue_taxes */
  taxes(first?: number, most?: number): TaxRate[];
  /** Reads a catalogue that money_catalogue_to_json wrote. C: money_catalogue_from_json */
  static fromJson(json: string | Uint8Array): Catalogue;
  /** Writes a catalogue with its tax rates as JSON. C: money_catalogue_to_json */
  toJson(): string;
  /** Reads a catalogue from comma-separated values (RFC 4180). C: money_catalogue_from_csv */
  static fromCsv(csv: string | Uint8Array, currency?: string | null, options?: { registry?: CurrencyRegistry | null }): Catalogue;
  /** Writes the products as comma-separated values that money_catalogue_from_csv reads. C: money_catalogue_to_csv */
  toCsv(): string;
}

/** Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue. */
export class Basket extends Owned {
  /** Makes an empty basket with a copy of the catalogue and its tax rates. C: money_basket_new */
  constructor(catalogue: Catalogue);
  /** Adds to the quantity of a product. C: money_basket_add */
  add(sku: string, quantity: Numeric): void;
  /** Sets the quantity of a product. C: money_basket_set */
  set(sku: string, quantity: Numeric): void;
  /** Puts a product into the basket that need not be in the catalogue, or not at this price. C: money_basket_put */
  put(product: Given<Product>, quantity: Numeric): void;
  /** Removes the line item of a product, with its discount. C: money_basket_remove */
  remove(sku: string): void;
  /** Removes all line items and the order's discount. C: money_basket_clear */
  clear(): void;
  /**
   * Sets the discount of a line item, or of the order, in place of the discount that it had. C:
   * money_basket_set_discount
   */
  setDiscount(sku?: string | null, options?: Given<Discount>): void;
  /**
   * Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
   * money_basket_set_tax
   */
  setTax(category: string | null, percent: Numeric): void;
  /** Sets the policy. C: money_basket_set_policy */
  setPolicy(options?: Given<BasketPolicy>): void;
  /** Writes the basket's policy, `struct_size` included. C: money_basket_policy */
  policy(): BasketPolicy;
  /** Writes the code of the catalogue's currency. C: money_basket_currency */
  currency(): string;
  /** Counts the line items. C: money_basket_count */
  count(): number;
  /** Writes the line item at an index, in the order in which you first added the products. C: money_basket_at */
  at(index: number): BasketLineItem;
  /** Writes several line items in one call, under the rules of money_catalogue_products. C: money_basket_line_items */
  lineItems(first?: number, most?: number): BasketLineItem[];
  /** Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity */
  quantity(sku: string): Decimal;
  /** Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision */
  revision(): number | bigint;
  /** Sets the callback that is notified after each change, in place of the one before. C: money_basket_on_change */
  onChange(callback?: ((revision: number) => void) | null): void;
  /**
   * Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`. C:
   * money_basket_checkout
   */
  checkout(target?: string | null, options?: { rates?: Rates | null } & Given<ConvertOptions>): Receipt;
  /** Reads a basket that money_basket_to_json wrote. C: money_basket_from_json */
  static fromJson(json: string | Uint8Array, options?: { catalogue?: Catalogue | null }): Basket;
  /** Writes a basket with its products, discounts, tax rates and policy as JSON. C: money_basket_to_json */
  toJson(): string;
}

/** The result of a checkout. A receipt never changes, so several threads may read it at once. */
export class Receipt extends Owned {
  /** Writes the totals of a receipt. C: money_receipt_info */
  info(view: ReceiptView): ReceiptInfo;
  /** Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at */
  lineItemAt(view: ReceiptView, index: number): ReceiptLineItem;
  /**
   * Writes several line items in one call, under the rules of money_catalogue_products. C:
   * money_receipt_line_items
   */
  lineItems(view: ReceiptView, first?: number, most?: number): ReceiptLineItem[];
  /** Writes the tax row at an index. C: money_receipt_tax_at */
  taxAt(view: ReceiptView, index: number): ReceiptTax;
  /** Writes several tax rows in one call, under the rules of money_catalogue_products. C: money_receipt_taxes */
  taxes(view: ReceiptView, first?: number, most?: number): ReceiptTax[];
  /** Writes the refund of a line item, or of a part of its quantity. C: money_receipt_refund */
  refund(view: ReceiptView, index: number, options?: { quantity?: Numeric | null } & { refunded?: Numeric | null }): ReceiptLineItem;
  /**
   * Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder
   * that the rounding dropped. C: money_receipt_conversion
   */
  conversion(): Conversion;
  /** Writes a receipt as aligned English text for a terminal or a printer. C: money_receipt_to_text */
  toText(columns: number): string;
  /** Writes a receipt with all its amounts as JSON. C: money_receipt_to_json */
  toJson(): string;
}

/** Line items, the allowances and charges of the document, what was paid before, and the currency of the tax. */
export class Invoice extends Owned {
  /** Makes an invoice without line items. C: money_invoice_new */
  constructor(currency: string, options?: { registry?: CurrencyRegistry | null });
  /** Adds a line item at the end. C: money_invoice_add */
  add(item: Given<InvoiceLineItem>): number;
  /** Adds an allowance or a charge to a line item or to the document. C: money_invoice_adjust */
  adjust(lineItem: number, adjustment: Given<InvoiceAdjustment>): void;
  /** Says why a category has no tax, in place of what was said before. C: money_invoice_set_exemption */
  setExemption(category: string, reason?: string | null, reasonCode?: string | null): void;
  /** Sets what was paid before and the rounding amount, in place of what they were. C: money_invoice_set_payment */
  setPayment(options?: { prepaid?: Amount | null } & { rounding?: Amount | null }): void;
  /**
   * Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's. C:
   * money_invoice_set_accounting
   */
  setAccounting(currency: string, rate: Numeric, options?: { registry?: CurrencyRegistry | null }): void;
  /** Adds everything up. C: money_invoice_totals */
  totals(): InvoiceTotals;
  /**
   * Writes the amounts of several line items in one call, under the rules of money_catalogue_products. C:
   * money_invoice_line_amounts
   */
  lineAmounts(first?: number, most?: number): InvoiceLineAmounts[];
  /**
   * Writes several taxes with their sums in one call, under the rules of money_catalogue_products. C:
   * money_invoice_categories
   */
  categories(first?: number, most?: number): InvoiceCategory[];
  /**
   * Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices
   * stay as they are. C: money_invoice_reverse
   */
  reverse(): Invoice;
  /** Reads an invoice that money_invoice_to_json wrote. C: money_invoice_from_json */
  static fromJson(json: string | Uint8Array): Invoice;
  /** Writes an invoice as JSON: what you handed in, without the totals. C: money_invoice_to_json */
  toJson(): string;
}

/** Transactions in securities, by date. One thread at a time may use a portfolio. */
export class Portfolio extends Owned {
  /** Makes an empty portfolio. C: money_portfolio_new */
  constructor(currency: string, options?: Given<PortfolioOptions>);
  /** Adds a transaction. C: money_portfolio_add */
  add(transaction: Given<Transaction>, lots?: readonly Given<LotSelection>[] | null): Transaction;
  /** Replaces the transaction that has the same id, under the rules of money_portfolio_add. C: money_portfolio_edit */
  edit(transaction: Given<Transaction>, lots?: readonly Given<LotSelection>[] | null): void;
  /** Removes the transaction that has an id. C: money_portfolio_remove */
  remove(id: string): void;
  /** Counts the transactions. C: money_portfolio_count */
  count(): number;
  /**
   * Writes the transaction at an index, by date, then in the order in which you added them. C:
   * money_portfolio_transaction_at
   */
  transactionAt(index: number): Transaction;
  /**
   * Writes several transactions in one call: those from index `first` on that there are and that `rows` has room
   * for. C: money_portfolio_transactions
   */
  transactions(first?: number, most?: number): Transaction[];
  /** Writes the transaction that has an id. C: money_portfolio_find */
  find(id: string): Transaction;
  /**
   * Writes a lot that a sale names, at an index in the order in which it names them. C:
   * money_portfolio_lot_selection_at
   */
  lotSelectionAt(id: string, index: number): LotSelection;
  /**
   * Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions. C:
   * money_portfolio_lot_selections
   */
  lotSelections(id: string, first?: number, most?: number): LotSelection[];
  /** Writes what you made a portfolio with. C: money_portfolio_info */
  info(): PortfolioInfo;
  /**
   * Writes a portfolio as JSON, with its transactions in the order in which you added them. C:
   * money_portfolio_to_json
   */
  toJson(): string;
  /** Reads a portfolio from the JSON that money_portfolio_to_json wrote. C: money_portfolio_from_json */
  static fromJson(json: string | Uint8Array, options?: { registry?: CurrencyRegistry | null }): Portfolio;
  /** Reads transactions from comma-separated values into a new portfolio. C: money_portfolio_from_csv */
  static fromCsv(csv: string | Uint8Array, currency: string, options?: Given<PortfolioOptions>): Portfolio;
  /**
   * Writes the transactions as comma-separated values, in the order in which you added them. C:
   * money_portfolio_to_csv
   */
  toCsv(): string;
  /**
   * Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
   * gain. C: money_portfolio_to_beancount
   */
  toBeancount(): string;
  /**
   * Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly. C:
   * money_portfolio_to_ledger
   */
  toLedger(): string;
  /**
   * Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
   * money_portfolio_revision
   */
  revision(): number | bigint;
  /** Sets the callback that is notified of changes, in place of the one before it. C: money_portfolio_on_change */
  onChange(callback?: ((revision: number) => void) | null): void;
  /** Frees what the portfolio keeps of earlier valuations. C: money_portfolio_release_memory */
  releaseMemory(): void;
  /** Values a portfolio. C: money_portfolio_value */
  value(quotes?: readonly Given<PriceQuote>[] | null, options?: { rates?: Rates | null } & Given<ValuationOptions>): Valuation;
  /** Lists the disposals of a portfolio, in the order of their transactions. C: money_portfolio_disposals */
  disposals(options?: { rates?: Rates | null } & Given<ValuationOptions>): Disposals;
  /** Lists the lots of which shares are held, by symbol and age. C: money_portfolio_open_lots */
  openLots(options?: { rates?: Rates | null } & Given<ValuationOptions>): OpenLots;
  /**
   * Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as the
   * last cash flow. C: money_portfolio_xirr
   */
  xirr(quotes?: readonly Given<PriceQuote>[] | null, options?: { rates?: Rates | null } & Given<ValuationOptions>): Xirr;
}

/** A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it. */
export class Valuation extends Owned {
  /** Writes the summary of a valuation. C: money_valuation_summary */
  summary(): PortfolioSummary;
  /** Counts the positions. C: money_valuation_position_count */
  positionCount(): number;
  /** Writes the position at an index, in the order of the bytes of the symbols. C: money_valuation_position_at */
  positionAt(index: number): Position;
  /**
   * Writes several positions in one call, under the rules of money_portfolio_transactions. C:
   * money_valuation_positions
   */
  positions(first?: number, most?: number): Position[];
}

/** A list of disposals. It never changes, and all threads may share it. */
export class Disposals extends Owned {
  /** Counts the disposals. C: money_disposals_count */
  count(): number;
  /** Writes the disposal at an index. C: money_disposals_at */
  at(index: number): Disposal;
  /**
   * Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
   * money_disposals_items
   */
  items(first?: number, most?: number): Disposal[];
}

/** A list of open lots. It never changes, and all threads may share it. */
export class OpenLots extends Owned {
  /** Counts the open lots. C: money_open_lots_count */
  count(): number;
  /** Writes the open lot at an index. C: money_open_lots_at */
  at(index: number): OpenLot;
  /**
   * Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
   * money_open_lots_items
   */
  items(first?: number, most?: number): OpenLot[];
}

/**
 * Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
 * languages. They do not change after they are read, so several threads can use them at the same time. They must
 * stay alive during each call that you name them in.
 */
export class Locales extends Owned {
  /** Reads tables of locales from the bytes of a file. C: money_locales_from_bytes */
  static fromBytes(bytes: string | Uint8Array): Locales;
  /** Writes the version of Unicode CLDR that tables are of, such as "48". C: money_locales_version */
  version(): string;
  /** Writes how many locales tables have. C: money_locales_count */
  count(): number;
  /** Writes the identifier of the locale at an index of tables. C: money_locales_at */
  at(index: number): string;
  /** Writes the identifier of the locale that a name means in tables. C: money_locales_find */
  find(locale: string): string;
  /** Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse */
  parse(text: string | Uint8Array, locale: string, currency?: string | null, options?: { registry?: CurrencyRegistry | null }): Money;
  /** Writes a currency alone as money_currency_text does, with tables of your own. C: money_locales_currency_text */
  currencyText(code: string, locale: string, display: CurrencyDisplay, options?: { registry?: CurrencyRegistry | null }): string;
  /** Writes the name of a country in a locale's language: "Schweiz", "Suisse". C: money_locales_country_name */
  countryName(country: string, locale: string): string;
}

/** A keypad calculator: the keys pressed so far, the operation as text, and its result. */
export class Calculator extends Owned {
  /** Makes a calculator that shows `0`, with at most 5 fraction digits in results. C: money_calculator_new */
  constructor();
  /** Presses one key. C: money_calculator_press */
  press(key: CalculatorKey): CalculatorAlert;
  /** Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". C: money_calculator_press_keys */
  pressKeys(keys: string | Uint8Array): CalculatorAlert;
  /** Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys */
  keys(): number;
  /**
   * Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
   * money_calculator_display
   */
  display(): string;
  /**
   * Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
   * money_calculator_expression
   */
  expression(): string;
  /** Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state */
  state(): CalculatorState;
  /** Returns the exact value of the result, in lowest terms. C: money_calculator_exact */
  exact(): Ratio;
  /** Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value */
  value(digits: number, rounding: Rounding): Decimal;
  /** Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value */
  valueDetailed(digits: number, rounding: Rounding): { value: Decimal; flags: Flags[] };
  /** Returns how many fraction digits a result shows at most. C: money_calculator_digits */
  digits(): number;
  /** Sets how many fraction digits (0 to 38) a result shows at most. C: money_calculator_set_digits */
  setDigits(digits: number): void;
  /** Sets the function that the library notifies of displays. C: money_calculator_on_display */
  onDisplay(displayCallback?: ((display: string) => void) | null): void;
  /** Sets the function that the library notifies of alerts. C: money_calculator_on_alert */
  onAlert(alertCallback?: ((alert: CalculatorAlert) => void) | null): void;
  /**
   * Returns the revision: a number that grows with each change of the operation or of the digits shown. C:
   * money_calculator_revision
   */
  revision(): number | bigint;
  /** Writes a calculator, in any state, as JSON. C: money_calculator_to_json */
  toJson(): string;
  /** Makes a calculator from the JSON of money_calculator_to_json. C: money_calculator_from_json */
  static fromJson(json: string | Uint8Array): Calculator;
}

/**
 * A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
 * request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
 * transactions.
 */
export class Feed extends Owned {
  /** Makes a feed that has nothing yet. C: money_feed_new */
  constructor(provider: Provider, options?: Given<FeedOptions>);
  /** Gives the next request to send. C: money_feed_next */
  next(now: InstantLike): FeedRequest | null;
  /** Receives a header of a response, before money_feed_receive_response. C: money_feed_receive_header */
  receiveHeader(id: number | bigint, name: string, value: string): void;
  /** Receives the response to a request. C: money_feed_receive_response */
  receiveResponse(id: number | bigint, httpStatus: number, contentType: string | null, body: string | Uint8Array | null, now: InstantLike): void;
  /** Reports that a request failed without a response. C: money_feed_fail_request */
  failRequest(id: number | bigint, reason: TransportFailure, now: InstantLike): void;
  /** Notifies the feed that the network is available again. C: money_feed_notify_online */
  notifyOnline(now: InstantLike): void;
  /** Makes everything due again, however fresh it is, but not what is under way. C: money_feed_refresh */
  refresh(): void;
  /** Counts the requests that are under way. C: money_feed_pending_count */
  pendingCount(): number;
  /** Writes how a feed is doing at a moment. C: money_feed_info */
  info(now: InstantLike): FeedInfo;
  /** Writes the last failure that no success has followed. C: money_feed_failure */
  failure(key?: string | null): Error;
  /** Sets what the feed does with exchange rates that jumped, from the next answer on. C: money_feed_set_jump */
  setJump(jump: JumpPolicy): void;
  /** Writes what a feed has as JSON, for money_feed_restore after a restart. C: money_feed_to_json */
  toJson(): string;
  /** Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore */
  restore(json: string | Uint8Array, instant: InstantLike): void;
  /** Writes the revision: a number that grows with each change, and is 0 for a new feed. C: money_feed_revision */
  revision(): number | bigint;
  /** Sets the callback that is notified of changes, in place of the one before it. C: money_feed_on_change */
  onChange(callback?: ((revision: number) => void) | null): void;
  /** Gives the exchange rates of a feed. C: money_feed_rates */
  rates(): Rates | null;
  /**
   * Adds a symbol whose price quote you need; one that the feed has already stays as it is. C:
   * money_feed_add_symbol
   */
  addSymbol(symbol: string): void;
  /** Removes a symbol with its price quote. C: money_feed_remove_symbol */
  removeSymbol(symbol: string): void;
  /** Counts the symbols. C: money_feed_symbol_count */
  symbolCount(): number;
  /** Writes the symbol at an index, in the order in which you added them. C: money_feed_symbol_at */
  symbolAt(index: number): string;
  /**
   * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
   * money_feed_price_quote
   */
  priceQuote(symbol: string, now: InstantLike): PriceQuote;
  /**
   * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
   * money_feed_price_quote
   */
  priceQuoteDetailed(symbol: string, now: InstantLike): { quote: PriceQuote; state: PriceState; age: number | bigint };
  /**
   * Gives the transactions of a feed, as the store last had them, with what it has acknowledged since. C:
   * money_feed_portfolio
   */
  portfolio(): Portfolio | null;
  /** Asks the store to save a transaction: to add it, or to replace the one with its id. C: money_feed_put */
  put(transaction: Given<Transaction>, lots?: readonly Given<LotSelection>[] | null): Transaction;
  /** Asks the store to remove a transaction, under the rules of money_feed_put. C: money_feed_remove */
  remove(id: string): void;
  /**
   * Writes what happened to the last transaction that was to be saved or removed under an id. C:
   * money_feed_operation
   */
  operation(id: string): Operation;
}

/**
 * A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
 * library does.
 */
export class FeedRequest extends Owned {
  /** Returns the number with which you hand in the answer. C: money_feed_request_id */
  id(): number;
  /** Returns "GET", "PUT" or "DELETE", or "" for NULL. C: money_feed_request_method */
  method(): string;
  /** Returns the percent-encoded URL, or "" for NULL. C: money_feed_request_url */
  url(): string;
  /** Returns the header lines, each "Name: value\n", or "" for none and for NULL. C: money_feed_request_headers */
  headers(): string;
  /** Returns the NUL-terminated body to send, or NULL for none and for NULL. C: money_feed_request_body */
  body(): string;
}

/** A converter: two currencies, the input, rates and what happened to them, and options. */
export class Converter extends Owned {
  /** Makes a converter without input and without rates. C: money_converter_new */
  constructor(source: string, target: string, options?: Given<ConverterOptions>);
  /** Sets the input, as a person has typed it so far. C: money_converter_set_amount */
  setAmount(text?: string | Uint8Array | null): void;
  /** Writes the input as it was typed. C: money_converter_amount */
  amount(): string;
  /** Sets the currencies. C: money_converter_set_pair */
  setPair(source?: string | null, target?: string | null): void;
  /** Exchanges source and target. C: money_converter_swap */
  swap(): void;
  /** Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale */
  setLocale(locale?: string | null): void;
  /**
   * Sets the tables that have the converter's locale; NULL: those inside of the library. C:
   * money_converter_set_locales
   */
  setLocales(options?: { locales?: Locales | null }): void;
  /** Replaces all options. C: money_converter_set_options */
  setOptions(options?: Given<ConverterOptions>): void;
  /** Asks for new rates, however fresh the present ones are. C: money_converter_refresh */
  refresh(): void;
  /** Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading */
  setLoading(): void;
  /** Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates */
  setRates(rates: Rates, origin: Origin, received: InstantLike): void;
  /** Notes that rates could not be had. C: money_converter_set_rates_failure */
  setRatesFailure(failure: Status, reason?: string | Uint8Array | null): void;
  /** Takes the present state of a feed of rates, in place of the three calls before. C: money_converter_take_feed */
  takeFeed(feed: Feed): void;
  /** Returns what the converter shows at a moment. C: money_converter_info */
  info(now: InstantLike): ConverterInfo;
  /**
   * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
   * money_converter_result
   */
  result(now: InstantLike): Money;
  /**
   * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance. C:
   * money_converter_result
   */
  resultDetailed(now: InstantLike): { result: Money; details: Conversion };
  /**
   * Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none. C:
   * money_converter_text
   */
  text(): string;
  /** Returns the exact rate from source to target, whatever the input is. C: money_converter_rate */
  rate(now: InstantLike): Conversion;
  /**
   * Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. C:
   * money_converter_unit_rate
   */
  unitRate(): string;
  /**
   * Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; ""
   * if nothing failed. C: money_converter_reason
   */
  reason(): string;
  /**
   * Writes a converter as JSON: pair, input, locale and options, without rates and registry. C:
   * money_converter_to_json
   */
  toJson(): string;
  /** Makes a converter from the JSON of money_converter_to_json, without rates. C: money_converter_from_json */
  static fromJson(json: string | Uint8Array, options?: { registry?: CurrencyRegistry | null }): Converter;
  /** Returns the revision: 0 for a new converter, and one more after each change. C: money_converter_revision */
  revision(): number | bigint;
  /** Sets the function that the library notifies of changes. C: money_converter_on_change */
  onChange(callback?: ((revision: number) => void) | null): void;
}

/**
 * A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
 * provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
 * currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana
 * come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
 */
export class CurrencyList extends Owned {
  /** Makes an empty list, sorted by name. C: money_currency_list_new */
  constructor(language: string);
  /** Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add */
  add(code: string, name?: string | Uint8Array | null): void;
  /** Adds the currencies that ISO 4217 has today and the list has not. C: money_currency_list_add_current */
  addCurrent(): void;
  /** Adds the currencies of a provider's document, all or none. C: money_currency_list_add_json */
  addJson(json: string | Uint8Array): void;
  /**
   * Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json. C:
   * money_currency_list_take_feed
   */
  takeFeed(feed: Feed): void;
  /** Sets the language of names and of sorting. C: money_currency_list_set_language */
  setLanguage(language: string): void;
  /**
   * Sets the tables that have the list's language; NULL: those inside of the library. C:
   * money_currency_list_set_locales
   */
  setLocales(options?: { locales?: Locales | null }): void;
  /**
   * Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
   * C: money_currency_list_set_search
   */
  setSearch(text?: string | Uint8Array | null): void;
  /** Sets the order. C: money_currency_list_set_sort */
  setSort(sort: CurrencyListSort): void;
  /** Makes a currency of the list a favourite (1), or no favourite (0). C: money_currency_list_set_favourite */
  setFavourite(code: string, isFavourite: boolean): void;
  /** Shows only favourites (1), or all currencies (0). C: money_currency_list_set_favourites_only */
  setFavouritesOnly(isOnly: boolean): void;
  /** Marks the currencies that a rate table has, and also those that you add later. C: money_currency_list_mark */
  mark(options?: { rates?: Rates | null }): void;
  /** Returns how many currencies the list shows. C: money_currency_list_count */
  count(): number;
  /** Returns the currency that the list shows at an index. C: money_currency_list_at */
  at(index: number): CurrencyListItem;
  /**
   * Writes the currencies that the list shows from an index on, as many as there are and as your array has room
   * for. C: money_currency_list_items
   */
  items(first?: number, most?: number): CurrencyListItem[];
  /**
   * Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites. C:
   * money_currency_list_to_json
   */
  toJson(): string;
  /**
   * Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. C:
   * money_currency_list_restore
   */
  restore(json: string | Uint8Array): void;
  /** Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state */
  state(): CurrencyListState;
  /**
   * Returns the revision: 0 for a new list, and a greater number after each change. C:
   * money_currency_list_revision
   */
  revision(): number | bigint;
  /** Sets the function that the library notifies of changes. C: money_currency_list_on_change */
  onChange(callback?: ((revision: number) => void) | null): void;
}

/** A portfolio view, which a screen watches. One thread at a time may use a view. */
export class PortfolioView extends Owned {
  /** Makes a portfolio view that is loading. C: money_portfolio_view_new */
  constructor(options?: Given<ValuationOptions>);
  /**
   * Hands in the transactions that have arrived, in place of those that the view had. C:
   * money_portfolio_view_set_transactions
   */
  setTransactions(portfolio: Portfolio): void;
  /** Notes that transactions could not be retrieved. C: money_portfolio_view_set_transactions_failure */
  setTransactionsFailure(reason?: string | Uint8Array | null): void;
  /** Hands in price quotes that have arrived, each in place of its symbol's. C: money_portfolio_view_set_quotes */
  setQuotes(quotes: readonly Given<PriceQuote>[]): void;
  /** Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure */
  setQuotesFailure(reason?: string | Uint8Array | null): void;
  /** Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates */
  setRates(options?: { rates?: Rates | null }): void;
  /**
   * Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer. C:
   * money_portfolio_view_take_feed
   */
  takeFeed(feed: Feed): void;
  /** Writes the state at a moment. C: money_portfolio_view_state */
  state(now: InstantLike): PortfolioViewState;
  /** Writes why the view is in a state of failure, or "" if it is not. C: money_portfolio_view_reason */
  reason(): string;
  /** Values the portfolio at a moment: its summary and its positions, for the screen. C: money_portfolio_view_value */
  value(now: InstantLike): Valuation;
  /** Counts the symbols that need a price: those of which shares are held. C: money_portfolio_view_symbol_count */
  symbolCount(): number;
  /** Writes the symbol at an index, in the order of their bytes. C: money_portfolio_view_symbol_at */
  symbolAt(index: number): string;
  /**
   * Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
   * money_portfolio_view_revision
   */
  revision(): number | bigint;
  /**
   * Sets the callback that is notified of changes, in place of the one before it. C:
   * money_portfolio_view_on_change
   */
  onChange(callback?: ((revision: number) => void) | null): void;
}

/**
 * A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use a
 * form.
 */
export class OrderForm extends Owned {
  /** Makes an empty order form. C: money_order_form_new */
  constructor(portfolio: Portfolio, currency: string | null, tickerRule: TickerRule);
  /** Makes an order form that edits a stored purchase or sale. C: money_order_form_from_transaction */
  static fromTransaction(portfolio: Portfolio, id: string, tickerRule: TickerRule): OrderForm;
  /** Sets the text of a field. C: money_order_form_set */
  set(field: OrderField, text?: string | Uint8Array | null): void;
  /**
   * Writes what a field shows: the typed text, or what follows from the other fields, or "". C:
   * money_order_form_text
   */
  text(field: OrderField): string;
  /** Writes what is right or wrong with a field. C: money_order_form_state */
  state(field: OrderField): FieldState;
  /** Writes the transaction of an order form whose fields are all right. C: money_order_form_transaction */
  transaction(): Transaction;
  /**
   * Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one that
   * it edits. C: money_order_form_save
   */
  save(portfolio: Portfolio): Transaction;
}

/** One file that keeps objects by name. */
export class Store extends Owned {
  /** Opens a store. C: money_store_open */
  static open(path: string, options?: Given<StoreOptions>): Store;
  /** Closes the file. C: money_store_close */
  close(): void;
  /** Begins a transaction: money_store_commit saves what you change from now on together. C: money_store_begin */
  begin(): void;
  /** Saves what was changed since money_store_begin, and ends the transaction. C: money_store_commit */
  commit(): void;
  /** Ends a transaction without saving anything of it. C: money_store_rollback */
  rollback(): void;
  /** Reads the whole file as the loading calls do, and fails if something in it is damaged. C: money_store_check */
  check(): void;
  /**
   * Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it. C:
   * money_store_revision
   */
  revision(): number | bigint;
  /**
   * Sets the callback that runs after each change that this handle makes, in place of the one before; NULL sets
   * none. C: money_store_on_change
   */
  onChange(callback?: ((revision: number) => void) | null): void;
  /**
   * Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
   * money_store_release_memory
   */
  releaseMemory(): void;
  /** Counts the names of a kind. C: money_store_name_count */
  nameCount(kind: StoreKind): number;
  /** Reads the name at an index, in the order of the names' bytes. C: money_store_name_at */
  nameAt(kind: StoreKind, index: number): string;
  /** Removes the object of a name, with everything that belongs to it. C: money_store_remove */
  remove(kind: StoreKind, name: string): void;
  /** Saves a wallet with its journal, in place of the wallet of the same name. C: money_store_wallet_save */
  walletSave(name: string, wallet: Wallet): void;
  /** Loads a wallet with its journal. C: money_store_wallet_load */
  walletLoad(name: string): Wallet;
  /** Adds an entry to a stored wallet without loading the wallet. C: money_store_wallet_add */
  walletAdd(name: string, amount: Amount, options?: Given<WalletNote>): number | bigint;
  /** Counts the entries of a stored wallet. C: money_store_wallet_count */
  walletCount(name: string, currency?: string | null): number;
  /** Counts the currencies that a stored wallet has entries of. C: money_store_wallet_currency_count */
  walletCurrencyCount(name: string): number;
  /**
   * Reads the currency at an index, in the order of the currencies' first entries. C:
   * money_store_wallet_currency_at
   */
  walletCurrencyAt(name: string, index: number): string;
  /** Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C: money_store_wallet_sum */
  walletSum(name: string, currency: string, options?: { registry?: CurrencyRegistry | null }): Money;
  /**
   * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
   * money_store_wallet_total
   */
  walletTotal(name: string, target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): Money;
  /**
   * Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
   * money_store_wallet_total
   */
  walletTotalDetailed(name: string, target: string, options?: { rates?: Rates | null } & Given<ConvertOptions>): { total: Money; flags: Flags[] };
  /** Saves a portfolio, in place of the portfolio of the same name. C: money_store_portfolio_save */
  portfolioSave(name: string, portfolio: Portfolio): void;
  /** Loads a portfolio. C: money_store_portfolio_load */
  portfolioLoad(name: string, options?: { registry?: CurrencyRegistry | null }): Portfolio;
  /** Puts a transaction into a stored portfolio. C: money_store_transaction_save */
  transactionSave(name: string, lots?: readonly Given<LotSelection>[] | null, options?: Given<Transaction> & { registry?: CurrencyRegistry | null }): void;
  /** Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove */
  transactionRemove(name: string, id: string): void;
  /** Saves a catalogue of products, in place of the catalogue of the same name. C: money_store_catalogue_save */
  catalogueSave(name: string, catalogue: Catalogue): void;
  /** Loads a catalogue. C: money_store_catalogue_load */
  catalogueLoad(name: string): Catalogue;
  /** Saves a basket, in place of the basket of the same name. C: money_store_basket_save */
  basketSave(name: string, basket: Basket): void;
  /** Loads a basket. C: money_store_basket_load */
  basketLoad(name: string, options?: { catalogue?: Catalogue | null }): Basket;
  /** Spends an amount of a stored wallet: the call adds an entry of the amount below 0. C: money_store_wallet_spend */
  walletSpend(name: string, amount: Amount, options?: { note?: Given<WalletNote> | null } & { movement?: Given<MovementOptions> | null }): number | bigint;
  /** Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold */
  walletHold(name: string, amount: Amount, options?: { note?: Given<WalletNote> | null } & { movement?: Given<MovementOptions> | null }): number | bigint;
  /** Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit */
  walletCommit(name: string, hold: number | bigint, options?: Given<MovementOptions>): number | bigint;
  /**
   * Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
   * money_store_wallet_commit_amount
   */
  walletCommitAmount(name: string, hold: number | bigint, amount: Amount, options?: Given<MovementOptions>): number | bigint;
  /** Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release */
  walletRelease(name: string, hold: number | bigint, options?: Given<MovementOptions>): void;
  /**
   * Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. C:
   * money_store_wallet_transfer
   */
  walletTransfer(legs: readonly Given<StoredLeg>[], options?: { note?: Given<WalletNote> | null } & { movement?: Given<MovementOptions> | null }): LegEntries[];
  /**
   * Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs or
   * none. C: money_store_wallet_exchange
   */
  walletExchange(name: string, legs: readonly Given<ExchangeLeg>[], options?: { rates?: Rates | null } & { options?: Given<ConvertOptions> | null } & { note?: Given<WalletNote> | null } & { movement?: Given<MovementOptions> | null }): LegEntries[];
  /**
   * Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name
   * and instant. C: money_store_rates_save
   */
  ratesSave(name: string, rates: Rates): void;
  /**
   * Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. C:
   * money_store_rates_add
   */
  ratesAdd(name: string, rates: Rates): void;
  /** Loads a rate table. C: money_store_rates_load */
  ratesLoad(name: string, asOf: InstantLike): Rates;
  /** Counts the rate tables of a name. C: money_store_rates_count */
  ratesCount(name: string): number;
  /** Reads the instant at which the rates at an index were published, newest first. C: money_store_rates_at */
  ratesAt(name: string, index: number): Date | null;
  /** Reads the instants of money_store_rates_at from index `first` on into an array. C: money_store_rates_instants */
  ratesInstants(name: string, first?: number, most?: number): (Date | null)[];
  /** Removes the rates of a name that were published before an instant. C: money_store_rates_remove_before */
  ratesRemoveBefore(name: string, instant: InstantLike): number;
  /**
   * Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of those
   * of the same name. C: money_store_currencies_save
   */
  currenciesSave(name: string, list: CurrencyList): void;
  /** Loads currencies as a list. C: money_store_currencies_load */
  currenciesLoad(name: string, language: string): CurrencyList;
  /** Puts a setting in, in place of the one of the same key. C: money_store_setting_save */
  settingSave(key: string, value: string | Uint8Array, instant: InstantLike): void;
  /** Reads the value of a setting, and its instant. C: money_store_setting */
  setting(key: string): string;
  /** Reads the value of a setting, and its instant. C: money_store_setting */
  settingDetailed(key: string): { buffer: string; instant: Date | null };
  /** Counts the settings. C: money_store_setting_count */
  settingCount(): number;
  /** Reads the key at an index, in the order of the keys' bytes. C: money_store_setting_key_at */
  settingKeyAt(index: number): string;
  /** Removes a setting. C: money_store_setting_remove */
  settingRemove(key: string): void;
  /** Puts price quotes in, all or none. C: money_store_quotes_save */
  quotesSave(quotes?: readonly Given<PriceQuote>[] | null): void;
  /** Reads the quote of a symbol. C: money_store_quote */
  quote(symbol: string): PriceQuote;
  /** Counts the quotes. C: money_store_quote_count */
  quoteCount(): number;
  /** Reads the quote at an index, in the order of the symbols. C: money_store_quote_at */
  quoteAt(index: number): PriceQuote;
  /** Reads the quotes from index `first` on into an array, in the order of the symbols. C: money_store_quotes */
  quotes(first?: number, most?: number): PriceQuote[];
  /** Removes the quote of a symbol. C: money_store_quote_remove */
  quoteRemove(symbol: string): void;
}

/** Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version */
export function version(): string;

/** Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version */
export function abiVersion(): number;

/**
 * Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library does
 * not know. C: money_status_name
 */
export function statusName(status: Status): string;

/** Gives memory back to the system that the library's allocator holds and does not need. C: money_release_memory */
export function releaseMemory(): void;

/** Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new */
export function decimalNew(coefficient: number | bigint, scale: number): Decimal;

/**
 * Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a two's
 * complement integer, and the scale. C: money_decimal_from_words
 */
export function decimalFromWords(lo: number | bigint, hi: number | bigint, scale: number): Decimal;

/** Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C: money_decimal_from_coefficient */
export function decimalFromCoefficient(text: string | Uint8Array, scale: number): Decimal;

/** Writes the coefficient alone: "-1050" for -10.50. C: money_decimal_coefficient */
export function decimalCoefficient(value: Numeric): string;

/**
 * Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else. C:
 * money_decimal_parse
 */
export function decimalParse(text: string | Uint8Array): Decimal;

/** Writes a decimal plainly, with all digits of its scale: "-0.50". C: money_decimal_format */
export function decimalFormat(value: Numeric): string;

/** Writes a + b, exactly. C: money_decimal_add */
export function decimalAdd(a: Numeric, b: Numeric): Decimal;

/** Writes a - b, under the rules of money_decimal_add. C: money_decimal_subtract */
export function decimalSubtract(a: Numeric, b: Numeric): Decimal;

/** Writes -value, exactly. C: money_decimal_negate */
export function decimalNegate(value: Numeric): Decimal;

/** Writes |value|, exactly. C: money_decimal_absolute */
export function decimalAbsolute(value: Numeric): Decimal;

/** Writes a × b, rounded once from the exact product. C: money_decimal_multiply */
export function decimalMultiply(a: Numeric, b: Numeric, digits: number, rounding: Rounding): Decimal;
/** Writes a × b, rounded once from the exact product. C: money_decimal_multiply */
export function decimalMultiplyDetailed(a: Numeric, b: Numeric, digits: number, rounding: Rounding): { result: Decimal; flags: Flags[] };

/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
 * money_decimal_divide
 */
export function decimalDivide(a: Numeric, b: Numeric, digits: number, rounding: Rounding): Decimal;
/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
 * money_decimal_divide
 */
export function decimalDivideDetailed(a: Numeric, b: Numeric, digits: number, rounding: Rounding): { result: Decimal; flags: Flags[] };

/**
 * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
 * money_decimal_quantize
 */
export function decimalQuantize(value: Numeric, digits: number, rounding: Rounding): Decimal;
/**
 * Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
 * money_decimal_quantize
 */
export function decimalQuantizeDetailed(value: Numeric, digits: number, rounding: Rounding): { result: Decimal; flags: Flags[] };

/**
 * Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder, exactly.
 * C: money_decimal_divide_remainder
 */
export function decimalDivideRemainder(a: Numeric, b: Numeric, digits: number, rounding: Rounding): { quotient: Decimal; remainder: Decimal };

/**
 * Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is 1.5,
 * and with two digits 1.50. C: money_decimal_normalize
 */
export function decimalNormalize(value: Numeric, digits: number): Decimal;

/**
 * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
 * money_decimal_round_to_step
 */
export function decimalRoundToStep(value: Numeric, step: Numeric, rounding: Rounding): Decimal;
/**
 * Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05. C:
 * money_decimal_round_to_step
 */
export function decimalRoundToStepDetailed(value: Numeric, step: Numeric, rounding: Rounding): { result: Decimal; flags: Flags[] };

/**
 * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
 * 0.10. C: money_decimal_round_significant
 */
export function decimalRoundSignificant(value: Numeric, digits: number, rounding: Rounding): Decimal;
/**
 * Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
 * 0.10. C: money_decimal_round_significant
 */
export function decimalRoundSignificantDetailed(value: Numeric, digits: number, rounding: Rounding): { result: Decimal; flags: Flags[] };

/** Adds up `count` decimals, exactly, at the largest scale among them. C: money_decimal_sum */
export function decimalSum(values: readonly Numeric[]): Decimal;

/** Writes the smallest of `count` decimals, of equal ones the first. C: money_decimal_minimum */
export function decimalMinimum(values: readonly Numeric[]): Decimal;

/** Writes the largest of `count` decimals, of equal ones the first. C: money_decimal_maximum */
export function decimalMaximum(values: readonly Numeric[]): Decimal;

/** Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C: money_decimal_sign */
export function decimalSign(value: Numeric): number;

/** Compares by value: `order` receives -1 (a < b), 0 or 1. C: money_decimal_compare */
export function decimalCompare(a: Numeric, b: Numeric): number;

/**
 * Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this
 * ABI. C: money_decimal_hash
 */
export function decimalHash(value: Numeric): number | bigint;

/** Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals */
export function ratioFromDecimals(dividend: Numeric, divisor: Numeric): Ratio;

/** Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse */
export function ratioParse(text: string | Uint8Array): Ratio;

/** Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. C: money_ratio_format */
export function ratioFormat(ratio: Given<Ratio>): string;

/**
 * Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
 * "2.3333". C: money_ratio_format_decimal
 */
export function ratioFormatDecimal(ratio: Given<Ratio>, digits: number, rounding: Rounding): string;

/**
 * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
 * money_ratio_to_decimal
 */
export function ratioToDecimal(ratio: Given<Ratio>, digits: number, rounding: Rounding): Decimal;
/**
 * Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
 * money_ratio_to_decimal
 */
export function ratioToDecimalDetailed(ratio: Given<Ratio>, digits: number, rounding: Rounding): { result: Decimal; flags: Flags[] };

/** Writes the nearest double, ties to the even one, for charts and statistics. C: money_ratio_to_double */
export function ratioToDouble(ratio: Given<Ratio>): number;

/** Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1. C: money_ratio_compare */
export function ratioCompare(a: Given<Ratio>, b: Given<Ratio>): number;

/** Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C: money_date_from_ymd */
export function dateFromYmd(year: number, month: number, day: number): string | null;

/** Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd */
export function dateToYmd(date: DateLike): { year: number; month: number; day: number };

/** Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C: money_date_weekday */
export function dateWeekday(date: DateLike): number;

/** Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse */
export function dateParse(text: string | Uint8Array): string | null;

/** Writes a date as "2024-02-29". C: money_date_format */
export function dateFormat(date: DateLike): string;

/** Looks a code up, first in the built-in table, then in `registry` (may be NULL). C: money_currency_find */
export function currencyFind(code: string, options?: { registry?: CurrencyRegistry | null }): Currency;

/**
 * Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG from
 * then. C: money_currency_find_numeric
 */
export function currencyFindNumeric(numeric: number, date: DateLike): Currency;

/**
 * Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none. C:
 * money_currency_digits
 */
export function currencyDigits(code: string, date: DateLike, options?: { registry?: CurrencyRegistry | null }): number;

/**
 * Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in Bhutan. C:
 * money_country_currencies
 */
export function countryCurrencies(country: string, date: DateLike): string;

/**
 * Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
 * 2015-10-28, to 0.50 UAH since 2025-10-01. C: money_cash_rule
 */
export function cashRule(currency: string, country: string | null, date: DateLike): CashRule;

/**
 * Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
 * 2025-12-31 is 1/100 SYP of 2026-01-01. C: money_redenomination
 */
export function redenomination(code: string, from: DateLike, to: DateLike): Ratio;

/** Returns how many currencies the built-in table has. C: money_currency_count */
export function currencyCount(): number;

/** Writes the built-in currency at an index, in the order of the codes. C: money_currency_at */
export function currencyAt(index: number): Currency;

/** Returns the version of the built-in currency data as a static string. C: money_currency_data_version */
export function currencyDataVersion(): string;

/** Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount */
export function amount(amount: Amount): Decimal;

/** Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign */
export function sign(amount: Amount): number;

/** Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C: money_from_minor */
export function fromMinor(minor: number | bigint, currency: string, options?: { registry?: CurrencyRegistry | null }): Money;

/** Writes the amount in minor units, exactly. C: money_to_minor */
export function toMinor(amount: Amount, options?: { registry?: CurrencyRegistry | null }): number | bigint;

/**
 * Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
 * between. C: money_parse
 */
export function parse(text: string | Uint8Array): Money;

/** Reads an amount as money_parse does. C: money_parse_with_currency */
export function parseWithCurrency(text: string | Uint8Array, currency?: string | null, options?: { registry?: CurrencyRegistry | null }): Money;

/** Writes "12.50 EUR", with all digits of the scale. C: money_format */
export function format(amount: Amount): string;

/**
 * Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same bytes. C:
 * money_to_json
 */
export function toJson(amount: Amount): string;

/**
 * Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either order,
 * and nothing else. C: money_from_json
 */
export function fromJson(json: string | Uint8Array, options?: { registry?: CurrencyRegistry | null }): Money;

/** Writes a + b, exactly, as money_decimal_add. C: money_add */
export function add(a: Amount, b: Amount): Money;

/** Writes a - b, exactly, as money_decimal_subtract. C: money_subtract */
export function subtract(a: Amount, b: Amount): Money;

/** Writes -amount, exactly. C: money_negate */
export function negate(amount: Amount): Money;

/** Writes |amount|, exactly. C: money_absolute */
export function absolute(amount: Amount): Money;

/** Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply */
export function multiply(amount: Amount, factor: Numeric, digits: number, rounding: Rounding): Money;
/** Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply */
export function multiplyDetailed(amount: Amount, factor: Numeric, digits: number, rounding: Rounding): { result: Money; flags: Flags[] };

/** Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide */
export function divide(amount: Amount, divisor: Numeric, digits: number, rounding: Rounding): Money;
/** Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide */
export function divideDetailed(amount: Amount, divisor: Numeric, digits: number, rounding: Rounding): { result: Money; flags: Flags[] };

/**
 * Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient × divisor +
 * remainder, exactly. C: money_divide_remainder
 */
export function divideRemainder(amount: Amount, divisor: Numeric, digits: number, rounding: Rounding): { quotient: Money; remainder: Money };

/**
 * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
 * rounded once. C: money_divide_by_amount
 */
export function divideByAmount(amount: Amount, divisor: Amount, digits: number, rounding: Rounding): Decimal;
/**
 * Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
 * rounded once. C: money_divide_by_amount
 */
export function divideByAmountDetailed(amount: Amount, divisor: Amount, digits: number, rounding: Rounding): { quotient: Decimal; remainder: Money; flags: Flags[] };

/** Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C: money_ratio_from_amounts */
export function ratioFromAmounts(dividend: Amount, divisor: Amount): Ratio;

/** Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize */
export function quantize(amount: Amount, digits: number, rounding: Rounding): Money;
/** Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C: money_quantize */
export function quantizeDetailed(amount: Amount, digits: number, rounding: Rounding): { result: Money; flags: Flags[] };

/**
 * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
 * money_to_cash
 */
export function toCash(amount: Amount, rounding: Rounding, options?: { step?: Numeric | null }): Money;
/**
 * Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF. C:
 * money_to_cash
 */
export function toCashDetailed(amount: Amount, rounding: Rounding, options?: { step?: Numeric | null }): { result: Money; flags: Flags[] };

/**
 * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
 * stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
 */
export function toCashInCountry(amount: Amount, country: string | null, date: DateLike): Money;
/**
 * Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
 * stayed 10.02 EUR there before 2015-10-28. C: money_to_cash_in_country
 */
export function toCashInCountryDetailed(amount: Amount, country: string | null, date: DateLike): { result: Money; flags: Flags[] };

/**
 * Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5 EUR,
 * and with MONEY_DIGITS_CURRENCY 1.50 EUR. C: money_normalize
 */
export function normalize(amount: Amount, digits: number): Money;

/**
 * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
 * money_round_to_step
 */
export function roundToStep(amount: Amount, step: Numeric, rounding: Rounding): Money;
/**
 * Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
 * money_round_to_step
 */
export function roundToStepDetailed(amount: Amount, step: Numeric, rounding: Rounding): { result: Money; flags: Flags[] };

/**
 * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
 * money_round_significant
 */
export function roundSignificant(amount: Amount, digits: number, rounding: Rounding): Money;
/**
 * Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR. C:
 * money_round_significant
 */
export function roundSignificantDetailed(amount: Amount, digits: number, rounding: Rounding): { result: Money; flags: Flags[] };

/** Adds up `count` amounts of one currency, exactly, at the largest scale among them. C: money_sum */
export function sum(amounts: readonly Amount[], currency?: string | null): Money;

/** Writes the smallest of `count` amounts of one currency, of equal ones the first. C: money_minimum */
export function minimum(amounts: readonly Amount[]): Money;

/** Writes the largest of `count` amounts of one currency, of equal ones the first. C: money_maximum */
export function maximum(amounts: readonly Amount[]): Money;

/** Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1. C: money_compare */
export function compare(a: Amount, b: Amount): number;

/**
 * Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0. C:
 * money_equal
 */
export function equal(a: Amount, b: Amount): boolean;

/**
 * Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version of
 * this ABI. C: money_hash
 */
export function hash(amount: Amount): number | bigint;

/** Divides an amount in proportion to weights, losing nothing. C: money_allocate */
export function allocate(amount: Amount, weights: readonly Numeric[], options?: Given<AllocateOptions>): Money[];
/** Divides an amount in proportion to weights, losing nothing. C: money_allocate */
export function allocateDetailed(amount: Amount, weights: readonly Numeric[], options?: Given<AllocateOptions>): { shares: Money[]; remainder: Money };

/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights. C: money_split */
export function split(amount: readonly Amount[], options?: Given<AllocateOptions>): Money[];
/** Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights. C: money_split */
export function splitDetailed(amount: readonly Amount[], options?: Given<AllocateOptions>): { shares: Money[]; remainder: Money };

/** Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C: money_rate_to_ratio */
export function rateToRatio(rate: Given<Rate>): Ratio;

/**
 * Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
 * articles 4 and 5", as a static string. C: money_conversion_rule
 */
export function conversionRule(flags: readonly Flags[]): string;

/** Writes "EUR/USD". C: money_currency_pair_format */
export function currencyPairFormat(from: string, to: string): string;

/** Reads "EUR/USD". C: money_currency_pair_parse */
export function currencyPairParse(text: string | Uint8Array): CurrencyPair;

/** Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". C: money_rate_format */
export function rateFormat(rate: Given<Rate>): string;

/**
 * Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
 * MONEY_RATE_QUOTED. C: money_rate_parse
 */
export function rateParse(text: string | Uint8Array): Rate;

/**
 * Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
 * money_rates_from_json reads. C: money_rate_to_json
 */
export function rateToJson(rate: Given<Rate>): string;

/**
 * Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is MONEY_RATE_QUOTED.
 * C: money_rate_from_json
 */
export function rateFromJson(json: string | Uint8Array): Rate;

/** Writes -1 to `order` if a is before b, 0 if they are equal, else 1. C: money_rate_compare */
export function rateCompare(a: Given<Rate>, b: Given<Rate>): number;

/**
 * Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0. C:
 * money_rate_equal
 */
export function rateEqual(a: Given<Rate>, b: Given<Rate>): boolean;

/** Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C: money_rate_hash */
export function rateHash(rate: Given<Rate>): number | bigint;

/**
 * Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^ The
 * call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. C:
 * money_expression_caret
 */
export function expressionCaret(text: string | Uint8Array, position: number | bigint): string;

/** Moves amounts between wallets: all legs or none. C: money_wallet_transfer */
export function walletTransfer(legs: readonly Given<TransferLeg>[], options?: Given<WalletNote>): void;

/** Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset */
export function basketPolicyPreset(preset: BasketPreset): BasketPolicy;

/** Returns the name of a preset, such as "swiss_cash", as a static string. C: money_basket_policy_preset_name */
export function basketPolicyPresetName(preset: BasketPreset): string;

/** Writes a policy as one English sentence. C: money_basket_policy_describe */
export function basketPolicyDescribe(options?: Given<BasketPolicy>): string;

/** Returns the name of a provider, such as "stripe", as a static string. C: money_payment_provider_name */
export function paymentProviderName(provider: PaymentProvider): string;

/**
 * Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe. C:
 * money_payment_digits
 */
export function paymentDigits(currency: string, provider: PaymentProvider, options?: { registry?: CurrencyRegistry | null }): number;

/** Writes an amount as the whole number that a provider takes, exactly. C: money_payment_to_minor */
export function paymentToMinor(amount: Amount, provider: PaymentProvider, options?: { registry?: CurrencyRegistry | null }): number | bigint;

/** Makes an amount of the whole number that a provider gives. C: money_payment_from_minor */
export function paymentFromMinor(minor: number | bigint, currency: string, provider: PaymentProvider, options?: { registry?: CurrencyRegistry | null }): Money;

/** Checks that a message of ISO 20022 may have an amount. C: money_payment_check_iso20022 */
export function paymentCheckIso20022(amount: Amount, date: DateLike): void;

/** Writes an amount as google.type.Money has it: whole units, and billionths of one. C: money_payment_to_units */
export function paymentToUnits(amount: Amount): { units: number | bigint; nanos: number };

/**
 * Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency. C:
 * money_payment_from_units
 */
export function paymentFromUnits(units: number | bigint, nanos: number, currency: string, options?: { registry?: CurrencyRegistry | null }): Money;

/**
 * Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0. C:
 * money_xirr
 */
export function xirr(flows?: readonly Given<CashFlow>[] | null): Xirr;

/** Returns a reason in words, such as "all flows on one date", as a static string. C: money_xirr_reason_text */
export function xirrReasonText(reason: XirrReason): string;

/** Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return */
export function timeWeightedReturn(points: readonly Given<ValuePoint>[], digits: number, rounding: Rounding): Decimal;
/** Finds the time-weighted return: the product of the growth of each period, less 1. C: money_time_weighted_return */
export function timeWeightedReturnDetailed(points: readonly Given<ValuePoint>[], digits: number, rounding: Rounding): { result: Decimal; flags: Flags[]; annualised: number };

/** Returns how many locales Unicode CLDR has. C: money_locale_count */
export function localeCount(): number;

/** Writes the identifier of the locale at an index, such as "pt_BR". C: money_locale_at */
export function localeAt(index: number): string;

/**
 * Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW". C:
 * money_locale_find
 */
export function localeFind(locale: string): string;

/** Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". C: money_locale_currency */
export function localeCurrency(locale: string, date: DateLike): string;

/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale */
export function formatLocale(amount: Amount, locale: string, options?: Given<LocaleOptions>): string;
/** Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". C: money_format_locale */
export function formatLocaleDetailed(amount: Amount, locale: string, options?: Given<LocaleOptions>): { buffer: string; flags: Flags[] };

/**
 * Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or after.
 * C: money_parse_locale
 */
export function parseLocale(text: string | Uint8Array, locale: string, currency?: string | null, options?: { registry?: CurrencyRegistry | null }): Money;

/**
 * Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar"). C:
 * money_currency_text
 */
export function currencyText(code: string, locale: string, display: CurrencyDisplay, options?: { registry?: CurrencyRegistry | null }): string;

/**
 * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
 * money_format_pattern
 */
export function formatPattern(amount: Amount, pattern: string | Uint8Array, options?: Given<FormatOptions>): string;
/**
 * Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)". C:
 * money_format_pattern
 */
export function formatPatternDetailed(amount: Amount, pattern: string | Uint8Array, options?: Given<FormatOptions>): { buffer: string; flags: Flags[] };

/** Reads an amount that money_format_pattern wrote with the same pattern and options. C: money_parse_pattern */
export function parsePattern(text: string | Uint8Array, pattern: string | Uint8Array, currency?: string | null, options?: Given<FormatOptions>): Money;

/** Returns the text of a key, such as "÷" or "AC". C: money_calculator_key_text */
export function calculatorKeyText(key: CalculatorKey): string;

/** Returns an identifier of an alert, such as "divide_by_zero", or "none". C: money_calculator_alert_name */
export function calculatorAlertName(alert: CalculatorAlert): string;

/** Returns the default title of an alert, such as "Error". C: money_calculator_alert_title */
export function calculatorAlertTitle(alert: CalculatorAlert): string;

/**
 * Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string: ""
 * for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
 */
export function calculatorAlertText(alert: CalculatorAlert): string;

/**
 * Returns what a person reads about a field, such as "must be positive", as a static string. C:
 * money_field_state_text
 */
export function fieldStateText(state: FieldState): string;
