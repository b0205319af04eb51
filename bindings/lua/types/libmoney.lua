---@meta libmoney
-- Made from the headers by api/generate.py.

local libmoney = {}

--- The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused.
---@alias libmoney.Status "ok"|"argument"|"buffer_too_small"|"busy"|"out_of_memory"|"limit"|"not_found"|"state"|"cancelled"|"syntax"|"encoding"|"overflow"|"division_by_zero"|"inexact"|"date"|"unknown_currency"|"currency_mismatch"|"duplicate_currency"|"ambiguous_currency"|"weights"|"no_rate"|"invalid_rate"|"duplicate_rate"|"no_rates"|"provider"|"json"|"document"|"version"|"insufficient"|"discount"|"tax"|"duplicate_sku"|"duplicate_id"|"transport"|"unknown_request"|"http"|"unauthorized"|"rate_limited"|"content_type"|"truncated"|"too_large"|"rate_jumped"|"no_currencies"|"retrieval"|"saving"|"removal"|"not_a_store"|"store_locked"|"store_read_only"|"store_full"|"store_corrupt"|"store_path"|"store_io"|"conflict"|"no_sqlite"|"store_unknown"

--- Facts about a result that are no failures. Several may be set.
---@alias libmoney.Flags "rounded"|"rate_rounded"|"fixed"|"earlier"|"stale"|"inconsistent"|"euro_regulation"

--- How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
--- 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are
--- swapped fails, and so does an options struct whose mode you left 0.
---@alias libmoney.Rounding "half_even"|"half_up"|"half_down"|"up"|"down"|"ceiling"|"floor"|"unnecessary"|"half_odd"|"half_ceiling"|"half_floor"

--- The kind of thing that a code stands for.
---@alias libmoney.CurrencyKind "current"|"historical"|"special"|"unit"|"informal"|"custom"

--- The treatment of amounts that are too small for a rule on cash.
---@alias libmoney.CashSmall "rounded"|"exact"|"up"

--- The method that hands out the units that are left over when every share has been rounded down.
---@alias libmoney.Allocation "largest_remainder"|"floor_to_first"|"floor_to_last"|"separate_remainder"

--- The origin of a rate in a conversion path.
---@alias libmoney.RateKind "quoted"|"inverse"|"fixed"|"unit"

--- The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time.
---@alias libmoney.StalePolicy "flag"|"refuse"

--- The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
---@alias libmoney.ColumnLayout "int64"|"decimal128"|"date32"|"int8"|"int16"|"int32"

--- Says whether the result of an expression has a currency.
---@alias libmoney.ExpressionKind "number"|"amount"

--- The kind of a row of a wallet statement.
---@alias libmoney.StatementRowKind "amount"|"subtotal"|"total"

--- The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that
--- they add up.
---@alias libmoney.RoundingLevel "unit"|"line"|"tax_group"|"order"|"invoice"

--- The choice whether prices include their tax.
---@alias libmoney.PriceBasis "net"|"gross"

--- The way in which the customer pays the total.
---@alias libmoney.Tender "exact"|"cash"

--- A policy with a name.
---@alias libmoney.BasketPreset "per_line_half_up"|"per_unit_half_up"|"per_line_half_even"|"per_tax_group_half_up"|"per_order_half_up"|"swiss_cash"|"en16931"

--- The kind of a discount: a percentage or an amount.
---@alias libmoney.DiscountKind "none"|"percent"|"fixed"

--- The currency that you read a receipt in.
---@alias libmoney.ReceiptView "priced"|"checkout"

--- The way in which a tax enters the totals.
---@alias libmoney.InvoiceTaxKind "added"|"compound"|"retained"

--- The kind of an adjustment.
---@alias libmoney.InvoiceAdjustmentKind "allowance"|"charge"

--- A payment provider.
---@alias libmoney.PaymentProvider "stripe"|"adyen"|"paypal"

--- The number of internal rates of return.
---@alias libmoney.XirrOutcome "one"|"several"|"none"|"undefined"

--- Why there is no rate.
---@alias libmoney.XirrReason "no_flows"|"one_date"|"one_sign"|"always_zero"|"out_of_range"|"no_root"|"unpriced"|"no_date"

--- The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days
--- between two dates by 365.
---@alias libmoney.DayCount "day_count_actual_365"

--- The action that a transaction records. No action is 0, so that a transaction that you did not fill in is
--- refused.
---@alias libmoney.Action "buy"|"sell"|"dividend"|"fee"|"split"

--- Which lots a sale takes shares from.
---@alias libmoney.LotMethod "fifo"|"lifo"|"hifo"|"average"|"specific"

--- The short-sale policy: what happens when a sale is of more shares than you hold.
---@alias libmoney.ShortSalePolicy "reject"|"allow"|"record"

--- The state of a position's price.
---@alias libmoney.PriceState "fresh"|"stale"|"missing"|"zero"|"no_rate"|"closed"

--- Which percentages are known. Several may be set.
---@alias libmoney.Percentages "unrealised"|"realised"|"profit"

--- The style in which a locale writes an amount.
---@alias libmoney.LocaleStyle "standard"|"accounting"|"compact"

--- The form in which a locale writes a currency.
---@alias libmoney.CurrencyDisplay "symbol"|"narrow"|"code"|"name"|"none"

--- The digits that a locale writes.
---@alias libmoney.Numerals "locale"|"latin"

--- Which amounts are written with a sign.
---@alias libmoney.SignDisplay "pattern"|"always"|"except_zero"|"never"

--- The choice whether zeros at the end of the fraction stay.
---@alias libmoney.TrailingZeros "pattern"|"strip"|"strip_whole"

--- A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys.
---@alias libmoney.CalculatorKey "digit_0"|"digit_1"|"digit_2"|"digit_3"|"digit_4"|"digit_5"|"digit_6"|"digit_7"|"digit_8"|"digit_9"|"point"|"add"|"subtract"|"multiply"|"divide"|"equals"|"percent"|"sign"|"clear"|"correct"|"keep"

--- The reason why the calculator did not take a key. The operation is then as it was before the key.
---@alias libmoney.CalculatorAlert "none"|"operation_impossible"|"has_result"|"operator_exists"|"divide_by_zero"|"decimal_exists"|"nothing_to_keep"|"syntax"

--- The state of a calculator: a column in the table of keys.
---@alias libmoney.CalculatorState "start"|"number"|"operator"|"point"|"result"

--- Whose documents a feed reads.
---@alias libmoney.Provider "currencylayer"|"currencylayer_list"|"frankfurter"|"open_exchange_rates"|"ecb"|"finnhub"|"transactions"

--- The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
--- before.
---@alias libmoney.JumpPolicy "refuse"|"flag"|"accept"

--- The reason why a request failed without a response.
---@alias libmoney.TransportFailure "connection"|"dns"|"tls"|"disconnected"|"cancelled"|"too_large"|"other"|"timeout"

--- The state of a feed.
---@alias libmoney.FeedState "empty"|"loading"|"ready"|"stale"|"failed"|"waiting"

--- Facts about a feed. Several may be set.
---@alias libmoney.FeedFlags "jumped"|"waiting"|"restored"

--- The state of a request to save or remove a transaction.
---@alias libmoney.Operation "none"|"pending"|"done"|"failed"

--- The state of a converter.
---@alias libmoney.ConverterState "empty"|"loading"|"ready"|"stale"|"failed"

--- The kind of the input.
---@alias libmoney.InputState "empty"|"complete"|"unfinished"|"invalid"

--- The origin of a converter's rates.
---@alias libmoney.Origin "none"|"network"|"store"|"program"

--- The order of a list.
---@alias libmoney.CurrencyListSort "name_ascending"|"name_descending"|"code_ascending"|"code_descending"

--- The state of a list.
---@alias libmoney.CurrencyListState "ready"|"empty"|"nothing_found"|"no_favourites"

--- The state of a portfolio view.
---@alias libmoney.PortfolioViewState "loading"|"empty"|"ready"|"stale"|"transactions_failed"|"quotes_failed"

--- The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself.
---@alias libmoney.OrderField "date"|"action"|"ticker"|"quantity"|"price"|"sum"

--- The state of a field.
---@alias libmoney.FieldState "ok"|"missing"|"not_a_date"|"unknown"|"length"|"letters"|"not_a_number"|"not_positive"|"too_many_digits"|"inexact"|"mismatch"

--- Which tickers are right.
---@alias libmoney.TickerRule "letters"|"exchange_symbol"

--- The kinds of objects that a store keeps by name.
---@alias libmoney.StoreKind "wallet"|"portfolio"|"catalogue"|"basket"|"rates"|"currencies"|"idempotency_key"

--- The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
---@class libmoney.Failure
---@field status? libmoney.Status
---@field cause? libmoney.Status
---@field position? integer
---@field text? string

--- A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each
--- with its source.
---@class libmoney.Currency
---@field code? string
---@field kind? libmoney.CurrencyKind
---@field numeric? integer
---@field digits? integer
---@field introduced? string
---@field withdrawn? string
---@field factor_since? string
---@field successor? string
---@field factor_numerator? integer
---@field factor_denominator? integer
---@field cash_step? libmoney.Decimal
---@field flag? string
---@field countries? string
---@field name? string

--- The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
---@class libmoney.CashRule
---@field currency? string
---@field country? string
---@field rounding? libmoney.Rounding
---@field small_amounts? libmoney.CashSmall
---@field since? string
---@field until? string
---@field step? libmoney.Decimal
---@field small? libmoney.Decimal

--- Options of money_allocate and money_split.
---@class libmoney.AllocateOptions
---@field method? libmoney.Allocation
---@field digits? integer
---@field registry? libmoney.CurrencyRegistry
---@field step? libmoney.Decimal

--- A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
---@class libmoney.Rate
---@field from? string
---@field to? string
---@field numerator? integer
---@field denominator? integer
---@field date? string
---@field kind? libmoney.RateKind
---@field flags? libmoney.Flags[]

--- The contents of a rate table. 152 bytes.
---@class libmoney.RatesInfo
---@field base? string
---@field flags? libmoney.Flags[]
---@field first_date? string
---@field last_date? string
---@field instant? integer
---@field currency_count? integer
---@field pair_count? integer
---@field date_count? integer
---@field quote_count? integer
---@field source? string

--- Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever
--- time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published,
--- whether or not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so
--- `fresh_for` needs `now`.
---@class libmoney.ConvertOptions
---@field date? string
---@field max_gap? integer
---@field digits? integer
---@field rounding? libmoney.Rounding
---@field stale? libmoney.StalePolicy
---@field registry? libmoney.CurrencyRegistry
---@field now? integer
---@field fresh_for? integer

--- The provenance of a conversion.
---@class libmoney.Conversion
---@field rate? string
---@field remainder? string
---@field as_of? string
---@field gap_days? integer
---@field instant? integer
---@field age_seconds? integer
---@field flags? libmoney.Flags[]
---@field leg_count? integer
---@field legs? libmoney.Rate[]
---@field source? string

--- A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
---@class libmoney.CurrencyPair
---@field from? string
---@field to? string

--- A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it. `scale` is the
--- number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts minor
--- units of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
---@class libmoney.Column
---@field values? any
---@field length? integer
---@field stride? integer
---@field validity? any
---@field validity_size? integer
---@field validity_offset? integer
---@field layout? libmoney.ColumnLayout
---@field scale? integer

--- The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not
--- count. Zeroed currencies have no code, and the library refuses them.
---@class libmoney.ColumnCurrencies
---@field codes? string[]
---@field count? integer
---@field indices? libmoney.Column

--- Options of the functions of columns.
---@class libmoney.ColumnOptions
---@field date? string
---@field max_gap? integer
---@field digits? integer
---@field rounding? libmoney.Rounding
---@field method? libmoney.Allocation
---@field threads? integer
---@field stale? libmoney.StalePolicy
---@field registry? libmoney.CurrencyRegistry
---@field now? integer
---@field fresh_for? integer

--- The report of a call over columns. 64 bytes.
---@class libmoney.ColumnReport
---@field null_count? integer
---@field failed_count? integer
---@field first_failed? integer
---@field scale? integer
---@field flags? libmoney.Flags[]

--- The result of an expression. 64 bytes.
---@class libmoney.ExpressionValue
---@field kind? libmoney.ExpressionKind
---@field flags? libmoney.Flags[]
---@field number? libmoney.Decimal
---@field amount? libmoney.Money

--- The facts of an evaluated expression. 240 bytes.
---@class libmoney.ExpressionInfo
---@field value? libmoney.ExpressionValue
---@field exact? string
---@field conversion_count? integer

--- The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
---@class libmoney.WalletNote
---@field date? string
---@field label? string

--- An entry of a wallet, or a hold. 128 bytes.
---@class libmoney.WalletEntry
---@field id? integer
---@field amount? libmoney.Money
---@field date? string
---@field label? string

--- The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
---@class libmoney.WalletTotalDetails
---@field total_of_rounded? libmoney.Money
---@field difference? libmoney.Money
---@field flags? libmoney.Flags[]

--- One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes.
---@class libmoney.TransferLeg
---@field source? libmoney.Wallet
---@field target? libmoney.Wallet
---@field amount? libmoney.Money

--- One leg of an exchange: an amount is given for another currency. 48 bytes.
---@class libmoney.ExchangeLeg
---@field receive? string
---@field give? libmoney.Money

--- A row of a wallet statement. 192 bytes.
---@class libmoney.WalletStatementRow
---@field kind? libmoney.StatementRowKind
---@field date? string
---@field id? integer
---@field amount? libmoney.Money
---@field text? string
---@field label? string

--- A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
--- library ignores the bytes after the NUL.
---@class libmoney.Product
---@field sku? string
---@field name? string
---@field unit? string
---@field category? string
---@field price? libmoney.Money

--- The tax rate of a category, in percent as discounts are. 56 bytes.
---@class libmoney.TaxRate
---@field category? string
---@field percent? libmoney.Decimal

--- The rules by which a basket becomes amounts of whole minor units.
---@class libmoney.BasketPolicy
---@field level? libmoney.RoundingLevel
---@field rounding? libmoney.Rounding
---@field remainder? libmoney.Allocation
---@field prices? libmoney.PriceBasis
---@field tender? libmoney.Tender
---@field cash_rounding? libmoney.Rounding
---@field cash_country? string
---@field cash_step? libmoney.Decimal

--- A discount on a line item or on the order. 64 bytes.
---@class libmoney.Discount
---@field kind? libmoney.DiscountKind
---@field percent? libmoney.Decimal
---@field amount? libmoney.Money

--- A line item of a basket: a product and how much of it. 512 bytes.
---@class libmoney.BasketLineItem
---@field product? libmoney.Product
---@field quantity? libmoney.Decimal
---@field discount? libmoney.Discount

--- The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
--- `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
--- `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
---@class libmoney.ReceiptInfo
---@field subtotal? libmoney.Money
---@field discount? libmoney.Money
---@field net? libmoney.Money
---@field tax? libmoney.Money
---@field gross? libmoney.Money
---@field total? libmoney.Money
---@field difference? libmoney.Money
---@field cash_rounding? libmoney.Money
---@field payable? libmoney.Money
---@field line_item_count? integer
---@field tax_count? integer
---@field discount_terms? libmoney.Discount

--- A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
---@class libmoney.ReceiptLineItem
---@field item? libmoney.BasketLineItem
---@field price? libmoney.Money
---@field discount? libmoney.Money
---@field total? libmoney.Money
---@field order_discount? libmoney.Money
---@field net? libmoney.Money
---@field tax? libmoney.Money
---@field gross? libmoney.Money

--- A tax row of a receipt: the amounts of one tax category. 152 bytes.
---@class libmoney.ReceiptTax
---@field tax_rate? libmoney.TaxRate
---@field net? libmoney.Money
---@field tax? libmoney.Money
---@field gross? libmoney.Money

--- A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm
--- are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European
--- Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may
--- name any other tax, such as "GST", "CGST" or "IRPF".
---@class libmoney.InvoiceTax
---@field category? string
---@field percent? libmoney.Decimal
---@field kind? libmoney.InvoiceTaxKind

--- A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes.
---@class libmoney.InvoiceLineItem
---@field name? string
---@field quantity? libmoney.Decimal
---@field price? libmoney.Money
---@field base_quantity? libmoney.Decimal
---@field taxes? libmoney.InvoiceTax[]

--- An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
--- rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with
--- it.
---@class libmoney.InvoiceAdjustment
---@field kind? libmoney.InvoiceAdjustmentKind
---@field reason? string
---@field reason_code? string
---@field amount? libmoney.Money
---@field percent? libmoney.Decimal
---@field base? libmoney.Money
---@field taxes? libmoney.InvoiceTax[]

--- The amounts of a line item. 128 bytes: price - allowances + charges = net.
---@class libmoney.InvoiceLineAmounts
---@field price? libmoney.Money
---@field allowances? libmoney.Money
---@field charges? libmoney.Money
---@field net? libmoney.Money

--- A tax with the sum that it is due on.
---@class libmoney.InvoiceCategory
---@field tax? libmoney.InvoiceTax
---@field base? libmoney.Money
---@field amount? libmoney.Money
---@field reason? string
---@field reason_code? string

--- The totals of an invoice.
---@class libmoney.InvoiceTotals
---@field line_total? libmoney.Money
---@field allowances? libmoney.Money
---@field charges? libmoney.Money
---@field net? libmoney.Money
---@field tax? libmoney.Money
---@field gross? libmoney.Money
---@field retained? libmoney.Money
---@field prepaid? libmoney.Money
---@field rounding? libmoney.Money
---@field payable? libmoney.Money
---@field accounting_tax? libmoney.Money
---@field line_item_count? integer
---@field category_count? integer

--- An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
---@class libmoney.CashFlow
---@field date? string
---@field amount? libmoney.Money

--- The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are
--- doubles, with the same bytes on every platform. 0.05 is 5 % a year.
---@class libmoney.Xirr
---@field outcome? libmoney.XirrOutcome
---@field reason? libmoney.XirrReason
---@field day_count? libmoney.DayCount
---@field is_certain? boolean
---@field rate_count? integer
---@field rates? number[]

--- The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
--- bytes.
---@class libmoney.ValuePoint
---@field date? string
---@field value? libmoney.Money
---@field flow? libmoney.Money

--- A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
--- writes them.
---@class libmoney.Transaction
---@field id? string
---@field symbol? string
---@field date? string
---@field action? libmoney.Action
---@field quantity? libmoney.Decimal
---@field per? libmoney.Decimal
---@field total? libmoney.Money
---@field fee? libmoney.Money
---@field rate_numerator? integer
---@field rate_denominator? integer

--- Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes.
---@class libmoney.LotSelection
---@field id? string
---@field quantity? libmoney.Decimal

--- The options of a new portfolio. The portfolio keeps them.
---@class libmoney.PortfolioOptions
---@field method? libmoney.LotMethod
---@field short_sales? libmoney.ShortSalePolicy
---@field registry? libmoney.CurrencyRegistry

--- The options that you made a portfolio with. 24 bytes.
---@class libmoney.PortfolioInfo
---@field currency? string
---@field method? libmoney.LotMethod
---@field short_sales? libmoney.ShortSalePolicy

--- A price quote: what one share of a security costs. 112 bytes.
---@class libmoney.PriceQuote
---@field symbol? string
---@field currency? string
---@field price? libmoney.Decimal
---@field instant? integer

--- On which day a portfolio is valued, and how.
---@class libmoney.ValuationOptions
---@field date? string
---@field max_gap? integer
---@field percent_digits? integer
---@field rounding? libmoney.Rounding
---@field now? integer
---@field fresh_for? integer

--- The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
--- currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and
--- profit = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a
--- currency.
---@class libmoney.Performance
---@field value? libmoney.Money
---@field cost? libmoney.Money
---@field unrealised_gain? libmoney.Money
---@field realised_gain? libmoney.Money
---@field disposed_cost? libmoney.Money
---@field price_effect? libmoney.Money
---@field currency_effect? libmoney.Money
---@field income? libmoney.Money
---@field fees? libmoney.Money
---@field profit? libmoney.Money
---@field unrealised_percent? libmoney.Decimal
---@field realised_percent? libmoney.Decimal
---@field profit_percent? libmoney.Decimal
---@field percentages? libmoney.Percentages[]

--- The summary of a portfolio. 424 bytes.
---@class libmoney.PortfolioSummary
---@field performance? libmoney.Performance
---@field position_count? integer
---@field unpriced_count? integer
---@field flags? libmoney.Flags[]

--- The position of a security that you hold now, or held once. 704 bytes.
---@class libmoney.Position
---@field symbol? string
---@field quantity? libmoney.Decimal
---@field oversold? libmoney.Decimal
---@field price? libmoney.Money
---@field cost? libmoney.Money
---@field value? libmoney.Money
---@field realised_gain? libmoney.Money
---@field performance? libmoney.Performance
---@field age_seconds? integer
---@field state? libmoney.PriceState
---@field flags? libmoney.Flags[]
---@field unconverted_id? string
---@field unconverted_date? string

--- A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
--- MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
--- proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
--- reported_proceeds - reported_cost = price_effect + currency_effect.
---@class libmoney.Disposal
---@field symbol? string
---@field id? string
---@field lot? string
---@field quantity? libmoney.Decimal
---@field date? string
---@field opened? string
---@field is_oversold? boolean
---@field flags? libmoney.Flags[]
---@field proceeds? libmoney.Money
---@field cost? libmoney.Money
---@field gain? libmoney.Money
---@field reported_proceeds? libmoney.Money
---@field reported_cost? libmoney.Money
---@field reported_gain? libmoney.Money
---@field price_effect? libmoney.Money
---@field currency_effect? libmoney.Money

--- A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold
--- makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a
--- symbol's open lots add up to those of its position.
---@class libmoney.OpenLot
---@field symbol? string
---@field lot? string
---@field quantity? libmoney.Decimal
---@field opened? string
---@field flags? libmoney.Flags[]
---@field cost? libmoney.Money
---@field reported_cost? libmoney.Money

--- Options of money_format_locale. 40 bytes.
---@class libmoney.LocaleOptions
---@field style? libmoney.LocaleStyle
---@field display? libmoney.CurrencyDisplay
---@field digits? integer
---@field rounding? libmoney.Rounding
---@field numerals? libmoney.Numerals
---@field registry? libmoney.CurrencyRegistry
---@field locales? libmoney.Locales

--- Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
--- without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and
--- signs have no digits.
---@class libmoney.FormatOptions
---@field sign? libmoney.SignDisplay
---@field zeros? libmoney.TrailingZeros
---@field rounding? libmoney.Rounding
---@field numerals? libmoney.Numerals
---@field minimum_fraction? integer
---@field maximum_fraction? integer
---@field minimum_significant? integer
---@field maximum_significant? integer
---@field minimum_grouping? integer
---@field decimal_separator? string
---@field group_separator? string
---@field minus_sign? string
---@field plus_sign? string
---@field symbol? string
---@field locale? string
---@field registry? libmoney.CurrencyRegistry
---@field locales? libmoney.Locales

--- The options of a new feed. The call copies all texts.
---@class libmoney.FeedOptions
---@field jump? libmoney.JumpPolicy
---@field api_key? string
---@field base_url? string
---@field currency? string
---@field portfolio? libmoney.PortfolioOptions
---@field ttl_seconds? integer
---@field retry_seconds? integer
---@field per_second? integer
---@field per_minute? integer
---@field largest_body? integer

--- The state of a feed at a moment. 80 bytes.
---@class libmoney.FeedInfo
---@field provider? libmoney.Provider
---@field state? libmoney.FeedState
---@field status? libmoney.Status
---@field cause? libmoney.Status
---@field reason? libmoney.TransportFailure
---@field http_status? integer
---@field pending_count? integer
---@field flags? libmoney.FeedFlags[]
---@field success? integer
---@field age_seconds? integer
---@field attempt? integer
---@field next_at? integer
---@field revision? integer

--- Options of a converter. 40 bytes.
---@class libmoney.ConverterOptions
---@field digits? integer
---@field other_digits? integer
---@field rounding? libmoney.Rounding
---@field display? libmoney.CurrencyDisplay
---@field fresh_for? integer
---@field registry? libmoney.CurrencyRegistry

--- The values that a converter shows, apart from its texts. 112 bytes.
---@class libmoney.ConverterInfo
---@field source? string
---@field target? string
---@field state? libmoney.ConverterState
---@field input_state? libmoney.InputState
---@field origin? libmoney.Origin
---@field is_loading? boolean
---@field is_stale? boolean
---@field wants_rates? boolean
---@field failure? libmoney.Status
---@field flags? libmoney.Flags[]
---@field updated? integer
---@field updated_age? integer
---@field received? integer
---@field received_age? integer

--- A currency as a list shows it. 160 bytes.
---@class libmoney.CurrencyListItem
---@field code? string
---@field flag? string
---@field is_favourite? boolean
---@field is_quoted? boolean
---@field name? string

--- The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1.
---@class libmoney.StoreOptions
---@field read_only? boolean
---@field create? boolean
---@field busy_milliseconds? integer
---@field work_milliseconds? integer

--- The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0.
---@class libmoney.MovementOptions
---@field may_go_below_zero? boolean
---@field idempotency_key? string

--- The entries that a leg of a movement made. 48 bytes.
---@class libmoney.LegEntries
---@field source? integer
---@field target? integer
---@field received? libmoney.Money

--- One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet.
--- 56 bytes.
---@class libmoney.StoredLeg
---@field source? string
---@field target? string
---@field amount? libmoney.Money

--- Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string.
---@return string
--- C: money_version
function libmoney.version() end

--- Returns the MONEY_ABI_VERSION of the loaded library.
---@return integer
--- C: money_abi_version
function libmoney.abi_version() end

--- Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library does
--- not know.
---@param status libmoney.Status
---@return string
--- C: money_status_name
function libmoney.status_name(status) end

--- Gives memory back to the system that the library's allocator holds and does not need.
--- C: money_release_memory
function libmoney.release_memory() end

--- Makes coefficient × 10^-scale: (1050, 2) is 10.50.
---@param coefficient integer
---@param scale integer
---@return libmoney.Decimal result
--- C: money_decimal_new
function libmoney.decimal_new(coefficient, scale) end

--- Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a
--- two's complement integer, and the scale.
---@param lo integer the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
---@param hi integer the coefficient is hi × 2^64 + lo, less than 10^38 without its sign.
---@param scale integer
---@return libmoney.Decimal result
--- C: money_decimal_from_words
function libmoney.decimal_from_words(lo, hi, scale) end

--- Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50.
---@param text string an optional sign and digits, at most 38 of them without leading zeros.
---@param scale integer 0 to 38.
---@return libmoney.Decimal result
--- C: money_decimal_from_coefficient
function libmoney.decimal_from_coefficient(text, scale) end

--- Writes the coefficient alone: "-1050" for -10.50.
---@param value libmoney.Decimal|integer|string
---@return string buffer
--- C: money_decimal_coefficient
function libmoney.decimal_coefficient(value) end

--- Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else.
---@param text string
---@return libmoney.Decimal result
--- C: money_decimal_parse
function libmoney.decimal_parse(text) end

--- Writes a decimal plainly, with all digits of its scale: "-0.50".
---@param value libmoney.Decimal|integer|string
---@return string buffer
--- C: money_decimal_format
function libmoney.decimal_format(value) end

--- Writes a + b, exactly.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@return libmoney.Decimal result
--- C: money_decimal_add
function libmoney.decimal_add(a, b) end

--- Writes a - b, under the rules of money_decimal_add.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@return libmoney.Decimal result
--- C: money_decimal_subtract
function libmoney.decimal_subtract(a, b) end

--- Writes -value, exactly.
---@param value libmoney.Decimal|integer|string
---@return libmoney.Decimal result
--- C: money_decimal_negate
function libmoney.decimal_negate(value) end

--- Writes |value|, exactly.
---@param value libmoney.Decimal|integer|string
---@return libmoney.Decimal result
--- C: money_decimal_absolute
function libmoney.decimal_absolute(value) end

--- Writes a × b, rounded once from the exact product.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@param digits integer 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
---@param rounding libmoney.Rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
---@return libmoney.Decimal result
--- C: money_decimal_multiply
function libmoney.decimal_multiply(a, b, digits, rounding) end

--- Writes a × b, rounded once from the exact product.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@param digits integer 0 to 38 fraction digits, or MONEY_DIGITS_EXACT: all of them, where zeros at the end are dropped if 38 digits do not hold them, and anything else that does not fit is MONEY_ERR_OVERFLOW.
---@param rounding libmoney.Rounding a MONEY_ROUND_; not used with MONEY_DIGITS_EXACT, but checked.
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_decimal_multiply
function libmoney.decimal_multiply_detailed(a, b, digits, rounding) end

--- Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
--- C: money_decimal_divide
function libmoney.decimal_divide(a, b, digits, rounding) end

--- Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_decimal_divide
function libmoney.decimal_divide_detailed(a, b, digits, rounding) end

--- Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
---@param value libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
--- C: money_decimal_quantize
function libmoney.decimal_quantize(value, digits, rounding) end

--- Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros.
---@param value libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_decimal_quantize
function libmoney.decimal_quantize_detailed(value, digits, rounding) end

--- Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder,
--- exactly.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal quotient
---@return libmoney.Decimal remainder
--- C: money_decimal_divide_remainder
function libmoney.decimal_divide_remainder(a, b, digits, rounding) end

--- Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500 is
--- 1.5, and with two digits 1.50.
---@param value libmoney.Decimal|integer|string
---@param digits integer
---@return libmoney.Decimal result
--- C: money_decimal_normalize
function libmoney.decimal_normalize(value, digits) end

--- Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05.
---@param value libmoney.Decimal|integer|string
---@param step libmoney.Decimal|integer|string more than 0.
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
--- C: money_decimal_round_to_step
function libmoney.decimal_round_to_step(value, step, rounding) end

--- Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is 1.05.
---@param value libmoney.Decimal|integer|string
---@param step libmoney.Decimal|integer|string more than 0.
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_decimal_round_to_step
function libmoney.decimal_round_to_step_detailed(value, step, rounding) end

--- Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
--- 0.10.
---@param value libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
--- C: money_decimal_round_significant
function libmoney.decimal_round_significant(value, digits, rounding) end

--- Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of 0.0995 are
--- 0.10.
---@param value libmoney.Decimal|integer|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_decimal_round_significant
function libmoney.decimal_round_significant_detailed(value, digits, rounding) end

--- Adds up `count` decimals, exactly, at the largest scale among them.
---@param values (libmoney.Decimal|integer|string)[] `count` decimals; may be NULL where `count` is 0.
---@return libmoney.Decimal result
--- C: money_decimal_sum
function libmoney.decimal_sum(values) end

--- Writes the smallest of `count` decimals, of equal ones the first.
---@param values (libmoney.Decimal|integer|string)[]
---@return libmoney.Decimal result
--- C: money_decimal_minimum
function libmoney.decimal_minimum(values) end

--- Writes the largest of `count` decimals, of equal ones the first.
---@param values (libmoney.Decimal|integer|string)[]
---@return libmoney.Decimal result
--- C: money_decimal_maximum
function libmoney.decimal_maximum(values) end

--- Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0.
---@param value libmoney.Decimal|integer|string
---@return integer sign
--- C: money_decimal_sign
function libmoney.decimal_sign(value) end

--- Compares by value: `order` receives -1 (a < b), 0 or 1.
---@param a libmoney.Decimal|integer|string
---@param b libmoney.Decimal|integer|string
---@return integer order
--- C: money_decimal_compare
function libmoney.decimal_compare(a, b) end

--- Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of this
--- ABI.
---@param value libmoney.Decimal|integer|string
---@return integer hash
--- C: money_decimal_hash
function libmoney.decimal_hash(value) end

--- Writes dividend ÷ divisor, exactly and in lowest terms.
---@param dividend libmoney.Decimal|integer|string
---@param divisor libmoney.Decimal|integer|string
---@return string result
--- C: money_ratio_from_decimals
function libmoney.ratio_from_decimals(dividend, divisor) end

--- Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it.
---@param text string
---@return string result
--- C: money_ratio_parse
function libmoney.ratio_parse(text) end

--- Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number.
---@param ratio string|integer|libmoney.Decimal
---@return string buffer
--- C: money_ratio_format
function libmoney.ratio_format(ratio) end

--- Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four is
--- "2.3333".
---@param ratio string|integer|libmoney.Decimal
---@param digits integer
---@param rounding libmoney.Rounding
---@return string buffer
--- C: money_ratio_format_decimal
function libmoney.ratio_format_decimal(ratio, digits, rounding) end

--- Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
---@param ratio string|integer|libmoney.Decimal
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
--- C: money_ratio_to_decimal
function libmoney.ratio_to_decimal(ratio, digits, rounding) end

--- Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once.
---@param ratio string|integer|libmoney.Decimal
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
--- C: money_ratio_to_decimal
function libmoney.ratio_to_decimal_detailed(ratio, digits, rounding) end

--- Writes the nearest double, ties to the even one, for charts and statistics.
---@param ratio string|integer|libmoney.Decimal
---@return number result
--- C: money_ratio_to_double
function libmoney.ratio_to_double(ratio) end

--- Compares by value, in whatever terms the two are: `order` receives -1 (a < b), 0 or 1.
---@param a string|integer|libmoney.Decimal
---@param b string|integer|libmoney.Decimal
---@return integer order
--- C: money_ratio_compare
function libmoney.ratio_compare(a, b) end

--- Writes the date of a year (1 to 9999), month and day of the Gregorian calendar.
---@param year integer
---@param month integer
---@param day integer
---@return string? date
--- C: money_date_from_ymd
function libmoney.date_from_ymd(year, month, day) end

--- Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date.
---@param date? string|osdate
---@return integer year
---@return integer month
---@return integer day
--- C: money_date_to_ymd
function libmoney.date_to_ymd(date) end

--- Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday.
---@param date? string|osdate
---@return integer weekday
--- C: money_date_weekday
function libmoney.date_weekday(date) end

--- Reads a date as ISO 8601 writes it: "2024-02-29".
---@param text string
---@return string? date
--- C: money_date_parse
function libmoney.date_parse(text) end

--- Writes a date as "2024-02-29".
---@param date? string|osdate
---@return string buffer
--- C: money_date_format
function libmoney.date_format(date) end

--- Looks a code up, first in the built-in table, then in `registry` (may be NULL).
---@param code string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Currency currency
--- C: money_currency_find
function libmoney.currency_find(code, options) end

--- Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG
--- from then.
---@param numeric integer
---@param date? string|osdate MONEY_DATE_NONE: as of the table's data.
---@return libmoney.Currency currency
--- C: money_currency_find_numeric
function libmoney.currency_find_numeric(numeric, date) end

--- Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none.
---@param code string
---@param date? string|osdate MONEY_DATE_NONE: as of the table's data.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return integer digits
--- C: money_currency_digits
function libmoney.currency_digits(code, date, options) end

--- Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in Bhutan.
---@param country string an ISO 3166-1 code of two letters, in either case; also of a country that is no more, such as "SU".
---@param date? string|osdate MONEY_DATE_NONE: those of the end of the data.
---@return string buffer
--- C: money_country_currencies
function libmoney.country_currencies(country, date) end

--- Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
--- 2015-10-28, to 0.50 UAH since 2025-10-01.
---@param currency string
---@param country? string an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the currency.
---@param date? string|osdate MONEY_DATE_NONE: the rule at the end of the data.
---@return libmoney.CashRule rule
--- C: money_cash_rule
function libmoney.cash_rule(currency, country, date) end

--- Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
--- 2025-12-31 is 1/100 SYP of 2026-01-01.
---@param code string
---@param from? string|osdate the date of the amount that you have.
---@param to? string|osdate the date whose units you want, earlier or later.
---@return string factor
--- C: money_redenomination
function libmoney.redenomination(code, from, to) end

--- Returns how many currencies the built-in table has.
---@return integer
--- C: money_currency_count
function libmoney.currency_count() end

--- Writes the built-in currency at an index, in the order of the codes.
---@param index integer
---@return libmoney.Currency currency
--- C: money_currency_at
function libmoney.currency_at(index) end

--- Returns the version of the built-in currency data as a static string.
---@return string
--- C: money_currency_data_version
function libmoney.currency_data_version() end

--- Writes the number of an amount, without its currency: 12.50 of 12.50 EUR.
---@param amount libmoney.Money|string
---@return libmoney.Decimal result
--- C: money_amount
function libmoney.amount(amount) end

--- Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0.
---@param amount libmoney.Money|string
---@return integer sign
--- C: money_sign
function libmoney.sign(amount) end

--- Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY.
---@param minor integer
---@param currency string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_from_minor
function libmoney.from_minor(minor, currency, options) end

--- Writes the amount in minor units, exactly.
---@param amount libmoney.Money|string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return integer minor
--- C: money_to_minor
function libmoney.to_minor(amount, options) end

--- Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one space
--- between.
---@param text string
---@return libmoney.Money result
--- C: money_parse
function libmoney.parse(text) end

--- Reads an amount as money_parse does.
---@param text string
---@param currency? string what a plain decimal is an amount of; NULL or "": a plain decimal is MONEY_ERR_SYNTAX.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_parse_with_currency
function libmoney.parse_with_currency(text, currency, options) end

--- Writes "12.50 EUR", with all digits of the scale.
---@param amount libmoney.Money|string
---@return string buffer
--- C: money_format
function libmoney.format(amount) end

--- Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same bytes.
---@param amount libmoney.Money|string
---@return string buffer
--- C: money_to_json
function libmoney.to_json(amount) end

--- Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either order,
--- and nothing else.
---@param json string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_from_json
function libmoney.from_json(json, options) end

--- Writes a + b, exactly, as money_decimal_add.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@return libmoney.Money result
--- C: money_add
function libmoney.add(a, b) end

--- Writes a - b, exactly, as money_decimal_subtract.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@return libmoney.Money result
--- C: money_subtract
function libmoney.subtract(a, b) end

--- Writes -amount, exactly.
---@param amount libmoney.Money|string
---@return libmoney.Money result
--- C: money_negate
function libmoney.negate(amount) end

--- Writes |amount|, exactly.
---@param amount libmoney.Money|string
---@return libmoney.Money result
--- C: money_absolute
function libmoney.absolute(amount) end

--- Writes amount × factor, rounded once, as money_decimal_multiply does.
---@param amount libmoney.Money|string
---@param factor libmoney.Decimal|integer|string
---@param digits integer 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@param rounding libmoney.Rounding
---@return libmoney.Money result
--- C: money_multiply
function libmoney.multiply(amount, factor, digits, rounding) end

--- Writes amount × factor, rounded once, as money_decimal_multiply does.
---@param amount libmoney.Money|string
---@param factor libmoney.Decimal|integer|string
---@param digits integer 0 to 38, MONEY_DIGITS_EXACT, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@param rounding libmoney.Rounding
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_multiply
function libmoney.multiply_detailed(amount, factor, digits, rounding) end

--- Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
---@param amount libmoney.Money|string
---@param divisor libmoney.Decimal|integer|string
---@param digits integer 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@param rounding libmoney.Rounding
---@return libmoney.Money result
--- C: money_divide
function libmoney.divide(amount, divisor, digits, rounding) end

--- Writes amount ÷ divisor, rounded once, as money_decimal_divide does.
---@param amount libmoney.Money|string
---@param divisor libmoney.Decimal|integer|string
---@param digits integer 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@param rounding libmoney.Rounding
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_divide
function libmoney.divide_detailed(amount, divisor, digits, rounding) end

--- Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient × divisor
--- + remainder, exactly.
---@param amount libmoney.Money|string
---@param divisor libmoney.Decimal|integer|string
---@param digits integer of the quotient: 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@param rounding libmoney.Rounding
---@return libmoney.Money quotient
---@return libmoney.Money remainder
--- C: money_divide_remainder
function libmoney.divide_remainder(amount, divisor, digits, rounding) end

--- Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
--- rounded once.
---@param amount libmoney.Money|string
---@param divisor libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal quotient
--- C: money_divide_by_amount
function libmoney.divide_by_amount(amount, divisor, digits, rounding) end

--- Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction digits,
--- rounded once.
---@param amount libmoney.Money|string
---@param divisor libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Decimal quotient
---@return libmoney.Money remainder
---@return libmoney.Flags[] flags
--- C: money_divide_by_amount
function libmoney.divide_by_amount_detailed(amount, divisor, digits, rounding) end

--- Writes dividend ÷ divisor of one currency, exactly and in lowest terms.
---@param dividend libmoney.Money|string
---@param divisor libmoney.Money|string
---@return string result
--- C: money_ratio_from_amounts
function libmoney.ratio_from_amounts(dividend, divisor) end

--- Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
---@param amount libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Money result
--- C: money_quantize
function libmoney.quantize(amount, digits, rounding) end

--- Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY.
---@param amount libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_quantize
function libmoney.quantize_detailed(amount, digits, rounding) end

--- Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
---@param amount libmoney.Money|string
---@param rounding libmoney.Rounding
---@param options? { step?: libmoney.Decimal|integer|string }
---@return libmoney.Money result
--- C: money_to_cash
function libmoney.to_cash(amount, rounding, options) end

--- Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
---@param amount libmoney.Money|string
---@param rounding libmoney.Rounding
---@param options? { step?: libmoney.Decimal|integer|string }
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_to_cash
function libmoney.to_cash_detailed(amount, rounding, options) end

--- Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
--- stayed 10.02 EUR there before 2015-10-28.
---@param amount libmoney.Money|string
---@param country? string an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the currency.
---@param date? string|osdate MONEY_DATE_NONE: the rule at the end of the data.
---@return libmoney.Money result
--- C: money_to_cash_in_country
function libmoney.to_cash_in_country(amount, country, date) end

--- Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in Ireland, and
--- stayed 10.02 EUR there before 2015-10-28.
---@param amount libmoney.Money|string
---@param country? string an ISO 3166-1 code of two letters, in either case; NULL: the rule of all countries with the currency.
---@param date? string|osdate MONEY_DATE_NONE: the rule at the end of the data.
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_to_cash_in_country
function libmoney.to_cash_in_country_detailed(amount, country, date) end

--- Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is 1.5
--- EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR.
---@param amount libmoney.Money|string
---@param digits integer 0 to 38, or MONEY_DIGITS_CURRENCY (a built-in currency's minor units).
---@return libmoney.Money result
--- C: money_normalize
function libmoney.normalize(amount, digits) end

--- Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
---@param amount libmoney.Money|string
---@param step libmoney.Decimal|integer|string more than 0.
---@param rounding libmoney.Rounding
---@return libmoney.Money result
--- C: money_round_to_step
function libmoney.round_to_step(amount, step, rounding) end

--- Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR.
---@param amount libmoney.Money|string
---@param step libmoney.Decimal|integer|string more than 0.
---@param rounding libmoney.Rounding
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_round_to_step
function libmoney.round_to_step_detailed(amount, step, rounding) end

--- Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
---@param amount libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Money result
--- C: money_round_significant
function libmoney.round_significant(amount, digits, rounding) end

--- Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
---@param amount libmoney.Money|string
---@param digits integer
---@param rounding libmoney.Rounding
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_round_significant
function libmoney.round_significant_detailed(amount, digits, rounding) end

--- Adds up `count` amounts of one currency, exactly, at the largest scale among them.
---@param amounts (libmoney.Money|string)[] `count` amounts; may be NULL where `count` is 0.
---@param currency? string what all amounts are of; the sum of none is 0 of it. NULL or "": the currency of the first amount, and no amounts are MONEY_ERR_ARGUMENT.
---@return libmoney.Money result
--- C: money_sum
function libmoney.sum(amounts, currency) end

--- Writes the smallest of `count` amounts of one currency, of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@return libmoney.Money result
--- C: money_minimum
function libmoney.minimum(amounts) end

--- Writes the largest of `count` amounts of one currency, of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@return libmoney.Money result
--- C: money_maximum
function libmoney.maximum(amounts) end

--- Compares amounts of one currency: `order` receives -1 (a < b), 0 or 1.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@return integer order
--- C: money_compare
function libmoney.compare(a, b) end

--- Writes 1 to `equal` if both are the same value of the same currency (10.5 EUR is 10.50 EUR), else 0.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@return boolean equal
--- C: money_equal
function libmoney.equal(a, b) end

--- Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every version
--- of this ABI.
---@param amount libmoney.Money|string
---@return integer hash
--- C: money_hash
function libmoney.hash(amount) end

--- Divides an amount in proportion to weights, losing nothing.
---@param amount libmoney.Money|string
---@param weights (libmoney.Decimal|integer|string)[] `count` decimals, none negative, not all zero.
---@param options? libmoney.AllocateOptions
---@return libmoney.Money[] shares
--- C: money_allocate
function libmoney.allocate(amount, weights, options) end

--- Divides an amount in proportion to weights, losing nothing.
---@param amount libmoney.Money|string
---@param weights (libmoney.Decimal|integer|string)[] `count` decimals, none negative, not all zero.
---@param options? libmoney.AllocateOptions
---@return libmoney.Money[] shares
---@return libmoney.Money remainder
--- C: money_allocate
function libmoney.allocate_detailed(amount, weights, options) end

--- Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
---@param amount (libmoney.Money|string)[]
---@param options? libmoney.AllocateOptions|{ count: integer }
---@return libmoney.Money[] shares
--- C: money_split
function libmoney.split(amount, options) end

--- Divides an amount into `count` shares as equal as can be; as money_allocate with equal weights.
---@param amount (libmoney.Money|string)[]
---@param options? libmoney.AllocateOptions|{ count: integer }
---@return libmoney.Money[] shares
---@return libmoney.Money remainder
--- C: money_split
function libmoney.split_detailed(amount, options) end

--- Writes the value of a rate as a ratio, which you can compare, write or make a decimal of.
---@param rate libmoney.Rate
---@return string ratio
--- C: money_rate_to_ratio
function libmoney.rate_to_ratio(rate) end

--- Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
--- articles 4 and 5", as a static string.
---@param flags libmoney.Flags[] the flags of the conversion.
---@return string
--- C: money_conversion_rule
function libmoney.conversion_rule(flags) end

--- Writes "EUR/USD".
---@param from string
---@param to string
---@return string buffer
--- C: money_currency_pair_format
function libmoney.currency_pair_format(from, to) end

--- Reads "EUR/USD".
---@param text string
---@return libmoney.CurrencyPair pair
--- C: money_currency_pair_parse
function libmoney.currency_pair_parse(text) end

--- Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13".
---@param rate libmoney.Rate
---@return string buffer
--- C: money_rate_format
function libmoney.rate_format(rate) end

--- Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
--- MONEY_RATE_QUOTED.
---@param text string
---@return libmoney.Rate rate
--- C: money_rate_parse
function libmoney.rate_parse(text) end

--- Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
--- money_rates_from_json reads.
---@param rate libmoney.Rate
---@return string buffer
--- C: money_rate_to_json
function libmoney.rate_to_json(rate) end

--- Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is MONEY_RATE_QUOTED.
---@param json string
---@return libmoney.Rate rate
--- C: money_rate_from_json
function libmoney.rate_from_json(json) end

--- Writes -1 to `order` if a is before b, 0 if they are equal, else 1.
---@param a libmoney.Rate
---@param b libmoney.Rate
---@return integer order
--- C: money_rate_compare
function libmoney.rate_compare(a, b) end

--- Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0.
---@param a libmoney.Rate
---@param b libmoney.Rate
---@return boolean equal
--- C: money_rate_equal
function libmoney.rate_equal(a, b) end

--- Writes a hash of direction, date and value: equal rates have equal hashes, on every platform.
---@param rate libmoney.Rate
---@return integer hash
--- C: money_rate_hash
function libmoney.rate_hash(rate) end

--- Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^
--- The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab.
---@param text string at most MONEY_EXPRESSION_MAX bytes.
---@param position integer a byte of the text, or its length for the end. A position inside a character means that character.
---@return string buffer
--- C: money_expression_caret
function libmoney.expression_caret(text, position) end

--- Moves amounts between wallets: all legs or none.
---@param legs libmoney.TransferLeg[] 1 to 1,024 legs.
---@param options? libmoney.WalletNote
--- C: money_wallet_transfer
function libmoney.wallet_transfer(legs, options) end

--- Writes the policy of a preset, `struct_size` included.
---@param preset libmoney.BasketPreset
---@return libmoney.BasketPolicy policy
--- C: money_basket_policy_preset
function libmoney.basket_policy_preset(preset) end

--- Returns the name of a preset, such as "swiss_cash", as a static string.
---@param preset libmoney.BasketPreset
---@return string
--- C: money_basket_policy_preset_name
function libmoney.basket_policy_preset_name(preset) end

--- Writes a policy as one English sentence.
---@param options? libmoney.BasketPolicy
---@return string buffer
--- C: money_basket_policy_describe
function libmoney.basket_policy_describe(options) end

--- Returns the name of a provider, such as "stripe", as a static string.
---@param provider libmoney.PaymentProvider
---@return string
--- C: money_payment_provider_name
function libmoney.payment_provider_name(provider) end

--- Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe.
---@param currency string a code; with MONEY_PAYMENT_STRIPE also in lower case, as Stripe writes it: "eur".
---@param provider libmoney.PaymentProvider
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return integer digits
--- C: money_payment_digits
function libmoney.payment_digits(currency, provider, options) end

--- Writes an amount as the whole number that a provider takes, exactly.
---@param amount libmoney.Money|string
---@param provider libmoney.PaymentProvider
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return integer minor
--- C: money_payment_to_minor
function libmoney.payment_to_minor(amount, provider, options) end

--- Makes an amount of the whole number that a provider gives.
---@param minor integer
---@param currency string a code, as in money_payment_digits; the amount has it in capitals.
---@param provider libmoney.PaymentProvider
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_payment_from_minor
function libmoney.payment_from_minor(minor, currency, provider, options) end

--- Checks that a message of ISO 20022 may have an amount.
---@param amount libmoney.Money|string
---@param date? string|osdate the day on which the currency must be in use, as ActiveCurrencyAndAmount demands. With MONEY_DATE_NONE a withdrawn currency is allowed too, as in ActiveOrHistoricCurrencyAndAmount.
--- C: money_payment_check_iso20022
function libmoney.payment_check_iso20022(amount, date) end

--- Writes an amount as google.type.Money has it: whole units, and billionths of one.
---@param amount libmoney.Money|string
---@return integer units
---@return integer nanos
--- C: money_payment_to_units
function libmoney.payment_to_units(amount) end

--- Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency.
---@param units integer any whole number.
---@param nanos integer -999999999 to 999999999, with the sign of `units` where both are not 0.
---@param currency string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_payment_from_units
function libmoney.payment_from_units(units, nanos, currency, options) end

--- Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0.
---@param flows? libmoney.CashFlow[] `count` flows of one currency; NULL is allowed if `count` is 0.
---@return libmoney.Xirr result
--- C: money_xirr
function libmoney.xirr(flows) end

--- Returns a reason in words, such as "all flows on one date", as a static string.
---@param reason libmoney.XirrReason
---@return string
--- C: money_xirr_reason_text
function libmoney.xirr_reason_text(reason) end

--- Finds the time-weighted return: the product of the growth of each period, less 1.
---@param points libmoney.ValuePoint[] `count` points of one currency whose dates do not descend. No value, and no value plus flow, is below 0.
---@param digits integer 0 to 38 fraction digits: 0.0512 has 4.
---@param rounding libmoney.Rounding a MONEY_ROUND_.
---@return libmoney.Decimal result
--- C: money_time_weighted_return
function libmoney.time_weighted_return(points, digits, rounding) end

--- Finds the time-weighted return: the product of the growth of each period, less 1.
---@param points libmoney.ValuePoint[] `count` points of one currency whose dates do not descend. No value, and no value plus flow, is below 0.
---@param digits integer 0 to 38 fraction digits: 0.0512 has 4.
---@param rounding libmoney.Rounding a MONEY_ROUND_.
---@return libmoney.Decimal result
---@return libmoney.Flags[] flags
---@return number annualised
--- C: money_time_weighted_return
function libmoney.time_weighted_return_detailed(points, digits, rounding) end

--- Returns how many locales Unicode CLDR has.
---@return integer
--- C: money_locale_count
function libmoney.locale_count() end

--- Writes the identifier of the locale at an index, such as "pt_BR".
---@param index integer
---@return string buffer
--- C: money_locale_at
function libmoney.locale_at(index) end

--- Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW".
---@param locale string a tag of BCP 47, with `-` or `_` and in any case: language, script, region, variants, extensions. Names of POSIX ("de_DE.UTF-8", "sr_RS@latin", "C"), of ICU ("ar_EG@numbers=latn") and of Java ("iw_IL") are read too. At most 255 bytes.
---@return string buffer
--- C: money_locale_find
function libmoney.locale_find(locale) end

--- Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH".
---@param locale string as money_locale_find takes it, with a region.
---@param date? string|osdate MONEY_DATE_NONE: the end of the data.
---@return string buffer
--- C: money_locale_currency
function libmoney.locale_currency(locale, date) end

--- Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
---@param amount libmoney.Money|string
---@param locale string
---@param options? libmoney.LocaleOptions
---@return string buffer
--- C: money_format_locale
function libmoney.format_locale(amount, locale, options) end

--- Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K".
---@param amount libmoney.Money|string
---@param locale string
---@param options? libmoney.LocaleOptions
---@return string buffer
---@return libmoney.Flags[] flags
--- C: money_format_locale
function libmoney.format_locale_detailed(amount, locale, options) end

--- Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or
--- after.
---@param text string
---@param locale string
---@param currency? string the expected currency. The call then also reads text without a currency, reads a symbol that several currencies share as this one, and refuses another currency with MONEY_ERR_CURRENCY_MISMATCH. NULL or "": the text names the currency.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_parse_locale
function libmoney.parse_locale(text, locale, currency, options) end

--- Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar").
---@param code string
---@param locale string
---@param display libmoney.CurrencyDisplay any form except MONEY_DISPLAY_NONE.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return string buffer
--- C: money_currency_text
function libmoney.currency_text(code, locale, display, options) end

--- Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)".
---@param amount libmoney.Money|string
---@param pattern string
---@param options? libmoney.FormatOptions
---@return string buffer
--- C: money_format_pattern
function libmoney.format_pattern(amount, pattern, options) end

--- Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤ #,##0.00)".
---@param amount libmoney.Money|string
---@param pattern string
---@param options? libmoney.FormatOptions
---@return string buffer
---@return libmoney.Flags[] flags
--- C: money_format_pattern
function libmoney.format_pattern_detailed(amount, pattern, options) end

--- Reads an amount that money_format_pattern wrote with the same pattern and options.
---@param text string
---@param pattern string
---@param currency? string what it is an amount of; NULL or "": the text says, by its code or by a symbol that the locale has for one currency.
---@param options? libmoney.FormatOptions
---@return libmoney.Money result
--- C: money_parse_pattern
function libmoney.parse_pattern(text, pattern, currency, options) end

--- Returns the text of a key, such as "÷" or "AC".
---@param key libmoney.CalculatorKey
---@return string
--- C: money_calculator_key_text
function libmoney.calculator_key_text(key) end

--- Returns an identifier of an alert, such as "divide_by_zero", or "none".
---@param alert libmoney.CalculatorAlert
---@return string
--- C: money_calculator_alert_name
function libmoney.calculator_alert_name(alert) end

--- Returns the default title of an alert, such as "Error".
---@param alert libmoney.CalculatorAlert
---@return string
--- C: money_calculator_alert_title
function libmoney.calculator_alert_title(alert) end

--- Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string: ""
--- for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert.
---@param alert libmoney.CalculatorAlert
---@return string
--- C: money_calculator_alert_text
function libmoney.calculator_alert_text(alert) end

--- Returns what a person reads about a field, such as "must be positive", as a static string.
---@param state libmoney.FieldState
---@return string
--- C: money_field_state_text
function libmoney.field_state_text(state) end

--- Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known.
---@class libmoney.CurrencyRegistry
local CurrencyRegistry = {}

--- Frees the object at once. A second time does nothing.
function CurrencyRegistry:free() end

--- Makes an empty registry.
---@return libmoney.CurrencyRegistry registry
--- C: money_currency_registry_new
function CurrencyRegistry.new() end

--- Adds a currency of the program's own.
---@param code string 1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the built-in table.
---@param digits integer 0 to 38 minor units.
---@param name? string UTF-8, at most 115 bytes; NULL with length 0 for none.
--- C: money_currency_registry_add
function CurrencyRegistry:add(code, digits, name) end

--- Returns how many currencies the registry has.
---@return integer count
--- C: money_currency_registry_count
function CurrencyRegistry:count() end

--- Writes the registry's currency at an index, in the order in which you added them.
---@param index integer
---@return libmoney.Currency currency
--- C: money_currency_registry_at
function CurrencyRegistry:at(index) end

libmoney.CurrencyRegistry = CurrencyRegistry

--- A table of exchange rates: immutable, shared freely between threads.
---@class libmoney.Rates
local Rates = {}

--- Frees the object at once. A second time does nothing.
function Rates:free() end

--- Reads the euro foreign exchange reference rates of the European Central Bank: the history file (`eurofxref-
--- hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates.
---@param csv string
---@return libmoney.Rates rates
--- C: money_rates_from_ecb_csv
function Rates.from_ecb_csv(csv) end

--- Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
--- hist-90d.xml`), or of all days (`eurofxref-hist.xml`).
---@param xml string
---@return libmoney.Rates rates
--- C: money_rates_from_ecb_xml
function Rates.from_ecb_xml(xml) end

--- Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
--- {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or with
--- several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of
--- several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
--- {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
--- ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with
--- "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair;
--- - rows of Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
--- object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; - a list of
--- pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
--- tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada, such
--- as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes.
---@param json string
---@return libmoney.Rates rates
--- C: money_rates_from_json
function Rates.from_json(json) end

--- Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes.
---@return string json
--- C: money_rates_to_json
function Rates:to_json() end

--- Tells what a table holds.
---@return libmoney.RatesInfo info
--- C: money_rates_info
function Rates:info() end

--- Writes the code of the table's currency at an index, in the order of the codes.
---@param index integer
---@return string buffer
--- C: money_rates_currency_at
function Rates:currency_at(index) end

--- Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
--- between them, such as "EUR JPY USD".
---@param date? string|osdate the day; MONEY_DATE_NONE: the newest day of the table. Rates without dates are good for any day.
---@return string buffer
--- C: money_rates_currencies
function Rates:currencies(date) end

--- Writes the table's date at an index, oldest first.
---@param index integer
---@return string? date
--- C: money_rates_date_at
function Rates:date_at(index) end

--- Writes the newest rate of the table's pair at an index, in the order of the codes.
---@param index integer
---@return libmoney.Rate rate
--- C: money_rates_pair_at
function Rates:pair_at(index) end

--- Converts an amount at the rates of a table, rounding once.
---@param amount libmoney.Money|string the amount to convert.
---@param target? string a built-in code, one of `options->registry`, or, with digits given, any code.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
--- C: money_rates_convert
function Rates:convert(amount, target, options) end

--- Converts an amount at the rates of a table, rounding once.
---@param amount libmoney.Money|string the amount to convert.
---@param target? string a built-in code, one of `options->registry`, or, with digits given, any code.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
---@return libmoney.Conversion details
--- C: money_rates_convert
function Rates:convert_detailed(amount, target, options) end

--- Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount.
---@param from string
---@param to string
---@param options? libmoney.ConvertOptions
---@return libmoney.Conversion details
--- C: money_rates_find
function Rates:find(from, to, options) end

--- Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@param target string the currency both are compared in. In a table whose rates disagree it can decide.
---@param options? libmoney.ConvertOptions
---@return integer order
--- C: money_rates_compare
function Rates:compare(a, b, target, options) end

--- Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
---@param a libmoney.Money|string
---@param b libmoney.Money|string
---@param target string the currency both are compared in. In a table whose rates disagree it can decide.
---@param options? libmoney.ConvertOptions
---@return integer order
---@return libmoney.Flags[] flags
--- C: money_rates_compare
function Rates:compare_detailed(a, b, target, options) end

--- Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
---@param amounts (libmoney.Money|string)[] `count` amounts; may be NULL where `count` is 0.
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return integer[] indices
--- C: money_rates_sort
function Rates:sort(amounts, target, options) end

--- Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their order.
---@param amounts (libmoney.Money|string)[] `count` amounts; may be NULL where `count` is 0.
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return integer[] indices
---@return libmoney.Flags[] flags
--- C: money_rates_sort
function Rates:sort_detailed(amounts, target, options) end

--- Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
--- C: money_rates_minimum
function Rates:minimum(amounts, target, options) end

--- Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_rates_minimum
function Rates:minimum_detailed(amounts, target, options) end

--- Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
--- C: money_rates_maximum
function Rates:maximum(amounts, target, options) end

--- Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
---@param amounts (libmoney.Money|string)[]
---@param target string as in money_rates_compare.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_rates_maximum
function Rates:maximum_detailed(amounts, target, options) end

--- Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
--- and the call rounds once.
---@param amounts (libmoney.Money|string)[] `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
---@param target string as in money_bag_reduce.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
--- C: money_rates_sum
function Rates:sum(amounts, target, options) end

--- Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are exact,
--- and the call rounds once.
---@param amounts (libmoney.Money|string)[] `count` amounts; may be NULL where `count` is 0. The sum of none is 0 of `target`.
---@param target string as in money_bag_reduce.
---@param options? libmoney.ConvertOptions
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_rates_sum
function Rates:sum_detailed(amounts, target, options) end

libmoney.Rates = Rates

--- A table of exchange rates in the making.
---@class libmoney.RatesBuilder
local RatesBuilder = {}

--- Frees the object at once. A second time does nothing.
function RatesBuilder:free() end

--- Makes an empty builder.
---@return libmoney.RatesBuilder builder
--- C: money_rates_builder_new
function RatesBuilder.new() end

--- Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
---@param from string
---@param to string
---@param rate string a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers ("7/3"); more than 0.
---@param date? string|osdate the day the rate is of, or MONEY_DATE_NONE for a rate of no date.
--- C: money_rates_builder_add
function RatesBuilder:add(from, to, rate, date) end

--- Removes the rate of a direction and date.
---@param from string
---@param to string
---@param date? string|osdate
--- C: money_rates_builder_remove
function RatesBuilder:remove(from, to, date) end

--- Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path.
---@param base? string may be NULL.
--- C: money_rates_builder_set_base
function RatesBuilder:set_base(base) end

--- Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none.
---@param source? string may be NULL.
--- C: money_rates_builder_set_source
function RatesBuilder:set_source(source) end

--- Sets when the rates were published: an instant, or MONEY_INSTANT_NONE.
---@param instant? integer
--- C: money_rates_builder_set_instant
function RatesBuilder:set_instant(instant) end

--- Returns how many rates the builder has.
---@return integer count
--- C: money_rates_builder_count
function RatesBuilder:count() end

--- Writes the builder's rate at an index, in the order in which you first added them.
---@param index integer
---@return libmoney.Rate rate
--- C: money_rates_builder_at
function RatesBuilder:at(index) end

--- Makes a table of what the builder has; the builder stays as it is and may go on.
---@return libmoney.Rates rates
--- C: money_rates_builder_build
function RatesBuilder:build() end

libmoney.RatesBuilder = RatesBuilder

--- An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count.
---@class libmoney.Bag
local Bag = {}

--- Frees the object at once. A second time does nothing.
function Bag:free() end

--- Makes an empty bag.
---@return libmoney.Bag bag
--- C: money_bag_new
function Bag.new() end

--- Makes a copy of a bag.
---@return libmoney.Bag copy
--- C: money_bag_copy
function Bag:copy() end

--- Adds an amount to the bag's amount of its currency.
---@param amount libmoney.Money|string
--- C: money_bag_add
function Bag:add(amount) end

--- Adds every amount of another bag.
---@param other libmoney.Bag
--- C: money_bag_add_bag
function Bag:add_bag(other) end

--- Multiplies every amount, exactly.
---@param factor libmoney.Decimal|integer|string
--- C: money_bag_multiply
function Bag:multiply(factor) end

--- Counts the amounts other than 0.
---@return integer count
--- C: money_bag_count
function Bag:count() end

--- Reads the amount at an index among those other than 0, in the order in which the currencies were added.
---@param index integer
---@return libmoney.Money amount
--- C: money_bag_at
function Bag:at(index) end

--- Reads the amounts of money_bag_at from index `first` on into an array.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Money[] rows
--- C: money_bag_amounts
function Bag:amounts(options) end

--- Reads the amount of a currency, which is 0 if the bag has none of it.
---@param currency string
---@return libmoney.Money amount
--- C: money_bag_amount
function Bag:amount(currency) end

--- Compares two bags, whatever the order of their currencies.
---@param b libmoney.Bag
---@return boolean equal
--- C: money_bag_equal
function Bag:equal(b) end

--- Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
---@return integer hash
--- C: money_bag_hash
function Bag:hash() end

--- Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
---@param target string the currency of the result.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money result
--- C: money_bag_reduce
function Bag:reduce(target, options) end

--- Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
---@param target string the currency of the result.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money result
---@return libmoney.Flags[] flags
--- C: money_bag_reduce
function Bag:reduce_detailed(target, options) end

--- Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their codes,
--- each with its own sign, or "0" if there are none.
---@return string buffer
--- C: money_bag_format
function Bag:format() end

--- Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between them,
--- in any order, each currency once.
---@param text string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Bag bag
--- C: money_bag_parse
function Bag.parse(text, options) end

--- Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of their
--- codes.
---@return string json
--- C: money_bag_to_json
function Bag:to_json() end

--- Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once.
---@param json string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Bag bag
--- C: money_bag_from_json
function Bag.from_json(json, options) end

libmoney.Bag = Bag

--- An expression that was evaluated, with its exact result and its conversions. It never changes.
---@class libmoney.Expression
local Expression = {}

--- Frees the object at once. A second time does nothing.
function Expression:free() end

--- Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
---@param text string at most MONEY_EXPRESSION_MAX bytes.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.ExpressionValue value
--- C: money_expression_evaluate
function Expression.evaluate(text, options) end

--- Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
---@param text string at most MONEY_EXPRESSION_MAX bytes.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.ExpressionValue value
---@return libmoney.Expression expression
--- C: money_expression_evaluate
function Expression.evaluate_detailed(text, options) end

--- Returns the result of an expression, rounded and exact, and how many conversions it needed.
---@return libmoney.ExpressionInfo info
--- C: money_expression_info
function Expression:info() end

--- Returns the conversion at an index: its exact rate, path, date and source.
---@param index integer
---@return libmoney.Conversion conversion
--- C: money_expression_conversion_at
function Expression:conversion_at(index) end

--- Writes the conversions from an index on, as many as there are and as your array has room for.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Conversion[] rows
--- C: money_expression_conversions
function Expression:conversions(options) end

libmoney.Expression = Expression

--- Amounts of several currencies, each kept as an entry, with holds and a journal.
---@class libmoney.Wallet
local Wallet = {}

--- Frees the object at once. A second time does nothing.
function Wallet:free() end

--- Makes an empty wallet.
---@return libmoney.Wallet wallet
--- C: money_wallet_new
function Wallet.new() end

--- Adds an entry.
---@param amount libmoney.Money|string
---@param options? libmoney.WalletNote
---@return integer id
--- C: money_wallet_add
function Wallet:add(amount, options) end

--- Removes the entry of an id, as if it had never been there.
---@param id integer
--- C: money_wallet_remove
function Wallet:remove(id) end

--- Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR.
---@param amount libmoney.Money|string
---@return integer id
--- C: money_wallet_remove_amount
function Wallet:remove_amount(amount) end

--- Counts the entries.
---@param currency? string NULL counts the entries of all currencies.
---@return integer count
--- C: money_wallet_count
function Wallet:count(currency) end

--- Reads the entry at an index, in the order in which entries were added.
---@param currency? string the index counts the entries of this currency; NULL: of all.
---@param index integer
---@return libmoney.WalletEntry entry
--- C: money_wallet_at
function Wallet:at(currency, index) end

--- Reads the entries from index `first` on into an array.
---@param currency? string as in money_wallet_at.
---@param options? { first?: integer, most?: integer }
---@return libmoney.WalletEntry[] rows
--- C: money_wallet_entries
function Wallet:entries(currency, options) end

--- Counts the currencies that the wallet has entries of.
---@return integer count
--- C: money_wallet_currency_count
function Wallet:currency_count() end

--- Reads the currency at an index, in the order of the currencies' first entries.
---@param index integer
---@return string buffer
--- C: money_wallet_currency_at
function Wallet:currency_at(index) end

--- Adds up the entries of a currency.
---@param currency string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money sum
--- C: money_wallet_sum
function Wallet:sum(currency, options) end

--- Reads how much of a currency's sum is held.
---@param currency string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money held
--- C: money_wallet_held
function Wallet:held(currency, options) end

--- Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
---@param target string the currency of the total.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money total
--- C: money_wallet_total
function Wallet:total(target, options) end

--- Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
---@param target string the currency of the total.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money total
---@return libmoney.WalletTotalDetails details
--- C: money_wallet_total
function Wallet:total_detailed(target, options) end

--- Holds an amount, which must be there and not held: nothing else can spend it until you commit or release the
--- hold.
---@param amount libmoney.Money|string more than 0.
---@param options? libmoney.WalletNote
---@return integer hold
--- C: money_wallet_hold
function Wallet:hold(amount, options) end

--- Commits a hold: an entry of its amount below 0, with its note, takes the hold's place.
---@param hold integer
---@return integer id
--- C: money_wallet_commit
function Wallet:commit(hold) end

--- Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's place,
--- and the rest of the hold can be spent again.
---@param hold integer
---@param amount libmoney.Money|string more than 0, and at most what is held, in the hold's currency.
---@return integer id
--- C: money_wallet_commit_amount
function Wallet:commit_amount(hold, amount) end

--- Releases a hold: its amount can be spent again.
---@param hold integer
--- C: money_wallet_release
function Wallet:release(hold) end

--- Counts the holds.
---@return integer count
--- C: money_wallet_hold_count
function Wallet:hold_count() end

--- Reads the hold at an index, in the order in which holds were made.
---@param index integer
---@return libmoney.WalletEntry hold
--- C: money_wallet_hold_at
function Wallet:hold_at(index) end

--- Reads the holds from index `first` on into an array, under the rules of money_wallet_entries.
---@param options? { first?: integer, most?: integer }
---@return libmoney.WalletEntry[] rows
--- C: money_wallet_holds
function Wallet:holds(options) end

--- Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once.
---@param legs libmoney.ExchangeLeg[] 1 to 1,024 legs.
---@param options? { rates?: libmoney.Rates, options?: libmoney.ConvertOptions, note?: libmoney.WalletNote }
--- C: money_wallet_exchange
function Wallet:exchange(legs, options) end

--- Writes a wallet as JSON, without its journal.
---@return string json
--- C: money_wallet_to_json
function Wallet:to_json() end

--- Makes a wallet from JSON that money_wallet_to_json wrote.
---@param json string
---@return libmoney.Wallet wallet
--- C: money_wallet_from_json
function Wallet.from_json(json) end

--- Writes the journal of a wallet: one line of JSON for each change.
---@return string journal
--- C: money_wallet_to_journal
function Wallet:to_journal() end

--- Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte.
---@param journal string
---@return libmoney.Wallet wallet
--- C: money_wallet_from_journal
function Wallet.from_journal(journal) end

--- Reads the wallet's revision, a number that grows by one with each change.
---@return integer revision
--- C: money_wallet_revision
function Wallet:revision() end

--- Sets the callback that runs after each change, in place of the one before; NULL sets none.
---@param callback? fun(told: any)
--- C: money_wallet_on_change
function Wallet:on_change(callback) end

--- Makes the statement of a wallet, with the grand total of money_wallet_total.
---@param target string the currency of the grand total.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.WalletStatement statement
--- C: money_wallet_statement
function Wallet:statement(target, options) end

libmoney.Wallet = Wallet

--- A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
--- subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
--- wallet.
---@class libmoney.WalletStatement
local WalletStatement = {}

--- Frees the object at once. A second time does nothing.
function WalletStatement:free() end

--- Counts the sections: one for each currency, and one for the grand total.
---@return integer count
--- C: money_wallet_statement_section_count
function WalletStatement:section_count() end

--- Reads the header of a section, which is its currency.
---@param section integer
---@return string buffer
--- C: money_wallet_statement_section_at
function WalletStatement:section_at(section) end

--- Counts the rows of a section.
---@param section integer
---@return integer count
--- C: money_wallet_statement_row_count
function WalletStatement:row_count(section) end

--- Reads the row of a section at an index.
---@param section integer
---@param index integer
---@return libmoney.WalletStatementRow row
--- C: money_wallet_statement_row_at
function WalletStatement:row_at(section, index) end

--- Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries.
---@param section integer
---@param options? { first?: integer, most?: integer }
---@return libmoney.WalletStatementRow[] rows
--- C: money_wallet_statement_rows
function WalletStatement:rows(section, options) end

libmoney.WalletStatement = WalletStatement

--- Products with prices in one currency, in the order in which you added them, and the tax rates of their
--- categories.
---@class libmoney.Catalogue
local Catalogue = {}

--- Frees the object at once. A second time does nothing.
function Catalogue:free() end

--- Makes an empty catalogue.
---@param currency string the currency of all prices, built in or in `registry`. It has minor units, so gold (XAU) is refused.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Catalogue catalogue
--- C: money_catalogue_new
function Catalogue.new(currency, options) end

--- Adds a product at the end, or replaces the product of the same sku in its place.
---@param product libmoney.Product start with MONEY_PRODUCT_INIT, and set `sku` and `price` at least.
--- C: money_catalogue_add
function Catalogue:add(product) end

--- Removes the product of a sku.
---@param sku string
--- C: money_catalogue_remove
function Catalogue:remove(sku) end

--- Finds the product of a sku.
---@param sku string
---@return libmoney.Product product
--- C: money_catalogue_find
function Catalogue:find(sku) end

--- Counts the products.
---@return integer count
--- C: money_catalogue_count
function Catalogue:count() end

--- Writes the product at an index, in the order in which you added them.
---@param index integer
---@return libmoney.Product product
--- C: money_catalogue_at
function Catalogue:at(index) end

--- Writes several products in one call, in the order in which you added them.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Product[] rows
--- C: money_catalogue_products
function Catalogue:products(options) end

--- Writes the code of the catalogue's currency.
---@return string buffer
--- C: money_catalogue_currency
function Catalogue:currency() end

--- Sets the tax rate of a category, in place of the one that it had.
---@param category? string one line of at most 31 bytes. NULL or "" stands for the products without a category, which are not taxed until you set a rate for them.
---@param percent libmoney.Decimal|integer|string 0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.
--- C: money_catalogue_set_tax
function Catalogue:set_tax(category, percent) end

--- Counts the categories that have a tax rate.
---@return integer count
--- C: money_catalogue_tax_count
function Catalogue:tax_count() end

--- Writes the tax rate at an index, in the order of the categories' bytes.
---@param index integer
---@return libmoney.TaxRate tax
--- C: money_catalogue_tax_at
function Catalogue:tax_at(index) end

--- Writes several tax rates in one call, under the rules of money_catalogue_products.
---@param options? { first?: integer, most?: integer }
---@return libmoney.TaxRate[] rows
--- C: money_catalogue_taxes
function Catalogue:taxes(options) end

--- Reads a catalogue that money_catalogue_to_json wrote.
---@param json string
---@return libmoney.Catalogue catalogue
--- C: money_catalogue_from_json
function Catalogue.from_json(json) end

--- Writes a catalogue with its tax rates as JSON.
---@return string json
--- C: money_catalogue_to_json
function Catalogue:to_json() end

--- Reads a catalogue from comma-separated values (RFC 4180).
---@param csv string
---@param currency? string the currency of the prices. With NULL or "" the document's own column says it, and it is the same on every line.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Catalogue catalogue
--- C: money_catalogue_from_csv
function Catalogue.from_csv(csv, currency, options) end

--- Writes the products as comma-separated values that money_catalogue_from_csv reads.
---@return string csv
--- C: money_catalogue_to_csv
function Catalogue:to_csv() end

libmoney.Catalogue = Catalogue

--- Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
---@class libmoney.Basket
local Basket = {}

--- Frees the object at once. A second time does nothing.
function Basket:free() end

--- Makes an empty basket with a copy of the catalogue and its tax rates.
---@param catalogue libmoney.Catalogue
---@return libmoney.Basket basket
--- C: money_basket_new
function Basket.new(catalogue) end

--- Adds to the quantity of a product.
---@param sku string the identifier of a product of the catalogue, or of one that is in the basket.
---@param quantity libmoney.Decimal|integer|string not 0; fraction digits are allowed (0.350 kg). A negative quantity takes away, and a line item with a quantity below 0 is a refund.
--- C: money_basket_add
function Basket:add(sku, quantity) end

--- Sets the quantity of a product.
---@param sku string
---@param quantity libmoney.Decimal|integer|string
--- C: money_basket_set
function Basket:set(sku, quantity) end

--- Puts a product into the basket that need not be in the catalogue, or not at this price.
---@param product libmoney.Product start with MONEY_PRODUCT_INIT; its price is in the catalogue's currency.
---@param quantity libmoney.Decimal|integer|string not 0; below 0 for a refund.
--- C: money_basket_put
function Basket:put(product, quantity) end

--- Removes the line item of a product, with its discount.
---@param sku string
--- C: money_basket_remove
function Basket:remove(sku) end

--- Removes all line items and the order's discount.
--- C: money_basket_clear
function Basket:clear() end

--- Sets the discount of a line item, or of the order, in place of the discount that it had.
---@param sku? string the line item; NULL stands for the order, whose discount the line items share in proportion to their totals.
---@param options? libmoney.Discount
--- C: money_basket_set_discount
function Basket:set_discount(sku, options) end

--- Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
---@param category? string NULL or "" stands for the products without a category.
---@param percent libmoney.Decimal|integer|string 0 to 100: 19 is 19 %.
--- C: money_basket_set_tax
function Basket:set_tax(category, percent) end

--- Sets the policy.
---@param options? libmoney.BasketPolicy
--- C: money_basket_set_policy
function Basket:set_policy(options) end

--- Writes the basket's policy, `struct_size` included.
---@return libmoney.BasketPolicy policy
--- C: money_basket_policy
function Basket:policy() end

--- Writes the code of the catalogue's currency.
---@return string buffer
--- C: money_basket_currency
function Basket:currency() end

--- Counts the line items.
---@return integer count
--- C: money_basket_count
function Basket:count() end

--- Writes the line item at an index, in the order in which you first added the products.
---@param index integer
---@return libmoney.BasketLineItem item
--- C: money_basket_at
function Basket:at(index) end

--- Writes several line items in one call, under the rules of money_catalogue_products.
---@param options? { first?: integer, most?: integer }
---@return libmoney.BasketLineItem[] rows
--- C: money_basket_line_items
function Basket:line_items(options) end

--- Writes the quantity of a product: 0 if the basket has no line item of it.
---@param sku string
---@return libmoney.Decimal quantity
--- C: money_basket_quantity
function Basket:quantity(sku) end

--- Writes the revision: 0 for a new basket, and one more after each change.
---@return integer revision
--- C: money_basket_revision
function Basket:revision() end

--- Sets the callback that is notified after each change, in place of the one before.
---@param callback? fun(told: any)
--- C: money_basket_on_change
function Basket:on_change(callback) end

--- Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in `target`.
---@param target? string the currency to pay in; with NULL or "" the receipt is in the catalogue's currency alone.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Receipt receipt
--- C: money_basket_checkout
function Basket:checkout(target, options) end

--- Reads a basket that money_basket_to_json wrote.
---@param json string
---@param options? { catalogue?: libmoney.Catalogue }
---@return libmoney.Basket basket
--- C: money_basket_from_json
function Basket.from_json(json, options) end

--- Writes a basket with its products, discounts, tax rates and policy as JSON.
---@return string json
--- C: money_basket_to_json
function Basket:to_json() end

libmoney.Basket = Basket

--- The result of a checkout. A receipt never changes, so several threads may read it at once.
---@class libmoney.Receipt
local Receipt = {}

--- Frees the object at once. A second time does nothing.
function Receipt:free() end

--- Writes the totals of a receipt.
---@param view libmoney.ReceiptView
---@return libmoney.ReceiptInfo info
--- C: money_receipt_info
function Receipt:info(view) end

--- Writes the line item at an index, in the order of the basket.
---@param view libmoney.ReceiptView
---@param index integer
---@return libmoney.ReceiptLineItem item
--- C: money_receipt_line_item_at
function Receipt:line_item_at(view, index) end

--- Writes several line items in one call, under the rules of money_catalogue_products.
---@param view libmoney.ReceiptView
---@param options? { first?: integer, most?: integer }
---@return libmoney.ReceiptLineItem[] rows
--- C: money_receipt_line_items
function Receipt:line_items(view, options) end

--- Writes the tax row at an index.
---@param view libmoney.ReceiptView
---@param index integer
---@return libmoney.ReceiptTax tax
--- C: money_receipt_tax_at
function Receipt:tax_at(view, index) end

--- Writes several tax rows in one call, under the rules of money_catalogue_products.
---@param view libmoney.ReceiptView
---@param options? { first?: integer, most?: integer }
---@return libmoney.ReceiptTax[] rows
--- C: money_receipt_taxes
function Receipt:taxes(view, options) end

--- Writes the refund of a line item, or of a part of its quantity.
---@param view libmoney.ReceiptView
---@param index integer the index of the line item in the receipt.
---@param options? { quantity?: libmoney.Decimal|integer|string, refunded?: libmoney.Decimal|integer|string }
---@return libmoney.ReceiptLineItem item
--- C: money_receipt_refund
function Receipt:refund(view, index, options) end

--- Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the remainder
--- that the rounding dropped.
---@return libmoney.Conversion conversion
--- C: money_receipt_conversion
function Receipt:conversion() end

--- Writes a receipt as aligned English text for a terminal or a printer.
---@param columns integer the width in characters: 32 to 200, or 0 for 48.
---@return string text
--- C: money_receipt_to_text
function Receipt:to_text(columns) end

--- Writes a receipt with all its amounts as JSON.
---@return string json
--- C: money_receipt_to_json
function Receipt:to_json() end

libmoney.Receipt = Receipt

--- Line items, the allowances and charges of the document, what was paid before, and the currency of the tax.
---@class libmoney.Invoice
local Invoice = {}

--- Frees the object at once. A second time does nothing.
function Invoice:free() end

--- Makes an invoice without line items.
---@param currency string the currency of all amounts (BT-5), built in or in `registry`. Amounts have its minor unit, but at most two fraction digits, because the norm has no more.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Invoice invoice
--- C: money_invoice_new
function Invoice.new(currency, options) end

--- Adds a line item at the end.
---@param item libmoney.InvoiceLineItem start with MONEY_INVOICE_LINE_ITEM_INIT, and set `quantity`, `price` and a tax.
---@return integer index
--- C: money_invoice_add
function Invoice:add(item) end

--- Adds an allowance or a charge to a line item or to the document.
---@param line_item integer the index of a line item, or MONEY_INVOICE_DOCUMENT.
---@param adjustment libmoney.InvoiceAdjustment start with MONEY_INVOICE_ADJUSTMENT_INIT, and set `kind` and the amount.
--- C: money_invoice_adjust
function Invoice:adjust(line_item, adjustment) end

--- Says why a category has no tax, in place of what was said before.
---@param category string the category, whether or not a line item has it.
---@param reason? string for people, in one line, at most 255 bytes (BT-120).
---@param reason_code? string a code of the list VATEX, at most 31 bytes (BT-121).
--- C: money_invoice_set_exemption
function Invoice:set_exemption(category, reason, reason_code) end

--- Sets what was paid before and the rounding amount, in place of what they were.
---@param options? { prepaid?: libmoney.Money|string, rounding?: libmoney.Money|string }
--- C: money_invoice_set_payment
function Invoice:set_payment(options) end

--- Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
---@param currency string the currency, built in or in `registry`.
---@param rate libmoney.Decimal|integer|string how much of it one unit of the invoice's currency is, above 0.
---@param options? { registry?: libmoney.CurrencyRegistry }
--- C: money_invoice_set_accounting
function Invoice:set_accounting(currency, rate, options) end

--- Adds everything up.
---@return libmoney.InvoiceTotals totals
--- C: money_invoice_totals
function Invoice:totals() end

--- Writes the amounts of several line items in one call, under the rules of money_catalogue_products.
---@param options? { first?: integer, most?: integer }
---@return libmoney.InvoiceLineAmounts[] rows
--- C: money_invoice_line_amounts
function Invoice:line_amounts(options) end

--- Writes several taxes with their sums in one call, under the rules of money_catalogue_products.
---@param options? { first?: integer, most?: integer }
---@return libmoney.InvoiceCategory[] rows
--- C: money_invoice_categories
function Invoice:categories(options) end

--- Makes the invoice that takes another one back: each quantity and each amount has the other sign, and prices
--- stay as they are.
---@return libmoney.Invoice reversed
--- C: money_invoice_reverse
function Invoice:reverse() end

--- Reads an invoice that money_invoice_to_json wrote.
---@param json string
---@return libmoney.Invoice invoice
--- C: money_invoice_from_json
function Invoice.from_json(json) end

--- Writes an invoice as JSON: what you handed in, without the totals.
---@return string json
--- C: money_invoice_to_json
function Invoice:to_json() end

libmoney.Invoice = Invoice

--- Transactions in securities, by date. One thread at a time may use a portfolio.
---@class libmoney.Portfolio
local Portfolio = {}

--- Frees the object at once. A second time does nothing.
function Portfolio:free() end

--- Makes an empty portfolio.
---@param currency string the currency of all reports; one with minor units.
---@param options? libmoney.PortfolioOptions
---@return libmoney.Portfolio portfolio
--- C: money_portfolio_new
function Portfolio.new(currency, options) end

--- Adds a transaction.
---@param transaction libmoney.Transaction the transaction to add.
---@param lots? libmoney.LotSelection[] the lots that a sale names; their quantities add up to its own. NULL with count 0 lets the portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale names lots; with MONEY_LOTS_AVERAGE none does.
---@return libmoney.Transaction stored
--- C: money_portfolio_add
function Portfolio:add(transaction, lots) end

--- Replaces the transaction that has the same id, under the rules of money_portfolio_add.
---@param transaction libmoney.Transaction the new transaction, with the id of the old one.
---@param lots? libmoney.LotSelection[] as in money_portfolio_add.
--- C: money_portfolio_edit
function Portfolio:edit(transaction, lots) end

--- Removes the transaction that has an id.
---@param id string
--- C: money_portfolio_remove
function Portfolio:remove(id) end

--- Counts the transactions.
---@return integer count
--- C: money_portfolio_count
function Portfolio:count() end

--- Writes the transaction at an index, by date, then in the order in which you added them.
---@param index integer
---@return libmoney.Transaction transaction
--- C: money_portfolio_transaction_at
function Portfolio:transaction_at(index) end

--- Writes several transactions in one call: those from index `first` on that there are and that `rows` has room
--- for.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Transaction[] rows
--- C: money_portfolio_transactions
function Portfolio:transactions(options) end

--- Writes the transaction that has an id.
---@param id string
---@return libmoney.Transaction transaction
--- C: money_portfolio_find
function Portfolio:find(id) end

--- Writes a lot that a sale names, at an index in the order in which it names them.
---@param id string the id of the sale.
---@param index integer
---@return libmoney.LotSelection lot
--- C: money_portfolio_lot_selection_at
function Portfolio:lot_selection_at(id, index) end

--- Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions.
---@param id string the id of the sale; another transaction names no lots.
---@param options? { first?: integer, most?: integer }
---@return libmoney.LotSelection[] rows
--- C: money_portfolio_lot_selections
function Portfolio:lot_selections(id, options) end

--- Writes what you made a portfolio with.
---@return libmoney.PortfolioInfo info
--- C: money_portfolio_info
function Portfolio:info() end

--- Writes a portfolio as JSON, with its transactions in the order in which you added them.
---@return string json
--- C: money_portfolio_to_json
function Portfolio:to_json() end

--- Reads a portfolio from the JSON that money_portfolio_to_json wrote.
---@param json string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Portfolio portfolio
--- C: money_portfolio_from_json
function Portfolio.from_json(json, options) end

--- Reads transactions from comma-separated values into a new portfolio.
---@param csv string
---@param currency string the currency of all reports, as in money_portfolio_new.
---@param options? libmoney.PortfolioOptions
---@return libmoney.Portfolio portfolio
--- C: money_portfolio_from_csv
function Portfolio.from_csv(csv, currency, options) end

--- Writes the transactions as comma-separated values, in the order in which you added them.
---@return string csv
--- C: money_portfolio_to_csv
function Portfolio:to_csv() end

--- Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
--- gain.
---@return string journal
--- C: money_portfolio_to_beancount
function Portfolio:to_beancount() end

--- Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance exactly.
---@return string journal
--- C: money_portfolio_to_ledger
function Portfolio:to_ledger() end

--- Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio.
---@return integer revision
--- C: money_portfolio_revision
function Portfolio:revision() end

--- Sets the callback that is notified of changes, in place of the one before it.
---@param callback? fun(told: any)
--- C: money_portfolio_on_change
function Portfolio:on_change(callback) end

--- Frees what the portfolio keeps of earlier valuations.
--- C: money_portfolio_release_memory
function Portfolio:release_memory() end

--- Values a portfolio.
---@param quotes? libmoney.PriceQuote[] `count` price quotes. The last one of a symbol counts, and the call ignores those of symbols that are not held. NULL with count 0 is none.
---@param options? libmoney.ValuationOptions|{ rates?: libmoney.Rates }
---@return libmoney.Valuation valuation
--- C: money_portfolio_value
function Portfolio:value(quotes, options) end

--- Lists the disposals of a portfolio, in the order of their transactions.
---@param options? libmoney.ValuationOptions|{ rates?: libmoney.Rates }
---@return libmoney.Disposals disposals
--- C: money_portfolio_disposals
function Portfolio:disposals(options) end

--- Lists the lots of which shares are held, by symbol and age.
---@param options? libmoney.ValuationOptions|{ rates?: libmoney.Rates }
---@return libmoney.OpenLots lots
--- C: money_portfolio_open_lots
function Portfolio:open_lots(options) end

--- Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as the
--- last cash flow.
---@param quotes? libmoney.PriceQuote[] as in money_portfolio_value.
---@param options? libmoney.ValuationOptions|{ rates?: libmoney.Rates }
---@return libmoney.Xirr result
--- C: money_portfolio_xirr
function Portfolio:xirr(quotes, options) end

libmoney.Portfolio = Portfolio

--- A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it.
---@class libmoney.Valuation
local Valuation = {}

--- Frees the object at once. A second time does nothing.
function Valuation:free() end

--- Writes the summary of a valuation.
---@return libmoney.PortfolioSummary summary
--- C: money_valuation_summary
function Valuation:summary() end

--- Counts the positions.
---@return integer count
--- C: money_valuation_position_count
function Valuation:position_count() end

--- Writes the position at an index, in the order of the bytes of the symbols.
---@param index integer
---@return libmoney.Position position
--- C: money_valuation_position_at
function Valuation:position_at(index) end

--- Writes several positions in one call, under the rules of money_portfolio_transactions.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Position[] rows
--- C: money_valuation_positions
function Valuation:positions(options) end

libmoney.Valuation = Valuation

--- A list of disposals. It never changes, and all threads may share it.
---@class libmoney.Disposals
local Disposals = {}

--- Frees the object at once. A second time does nothing.
function Disposals:free() end

--- Counts the disposals.
---@return integer count
--- C: money_disposals_count
function Disposals:count() end

--- Writes the disposal at an index.
---@param index integer
---@return libmoney.Disposal disposal
--- C: money_disposals_at
function Disposals:at(index) end

--- Writes several disposals in one call, under the rules of money_portfolio_transactions.
---@param options? { first?: integer, most?: integer }
---@return libmoney.Disposal[] rows
--- C: money_disposals_items
function Disposals:items(options) end

libmoney.Disposals = Disposals

--- A list of open lots. It never changes, and all threads may share it.
---@class libmoney.OpenLots
local OpenLots = {}

--- Frees the object at once. A second time does nothing.
function OpenLots:free() end

--- Counts the open lots.
---@return integer count
--- C: money_open_lots_count
function OpenLots:count() end

--- Writes the open lot at an index.
---@param index integer
---@return libmoney.OpenLot lot
--- C: money_open_lots_at
function OpenLots:at(index) end

--- Writes several open lots in one call, under the rules of money_portfolio_transactions.
---@param options? { first?: integer, most?: integer }
---@return libmoney.OpenLot[] rows
--- C: money_open_lots_items
function OpenLots:items(options) end

libmoney.OpenLots = OpenLots

--- Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
--- languages. They do not change after they are read, so several threads can use them at the same time. They must
--- stay alive during each call that you name them in.
---@class libmoney.Locales
local Locales = {}

--- Frees the object at once. A second time does nothing.
function Locales:free() end

--- Reads tables of locales from the bytes of a file.
---@param bytes string
---@return libmoney.Locales locales
--- C: money_locales_from_bytes
function Locales.from_bytes(bytes) end

--- Writes the version of Unicode CLDR that tables are of, such as "48".
---@return string buffer
--- C: money_locales_version
function Locales:version() end

--- Writes how many locales tables have.
---@return integer count
--- C: money_locales_count
function Locales:count() end

--- Writes the identifier of the locale at an index of tables.
---@param index integer
---@return string buffer
--- C: money_locales_at
function Locales:at(index) end

--- Writes the identifier of the locale that a name means in tables.
---@param locale string as money_locale_find takes it.
---@return string buffer
--- C: money_locales_find
function Locales:find(locale) end

--- Reads an amount as money_parse_locale does, with tables of your own.
---@param text string
---@param locale string
---@param currency? string the expected currency; NULL or "": the text names the currency.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money result
--- C: money_locales_parse
function Locales:parse(text, locale, currency, options) end

--- Writes a currency alone as money_currency_text does, with tables of your own.
---@param code string
---@param locale string
---@param display libmoney.CurrencyDisplay any form except MONEY_DISPLAY_NONE.
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return string buffer
--- C: money_locales_currency_text
function Locales:currency_text(code, locale, display, options) end

--- Writes the name of a country in a locale's language: "Schweiz", "Suisse".
---@param country string an ISO 3166-1 code of two letters, in either case.
---@param locale string as money_locale_find takes it. Its own country does not matter, but its region may have its own names.
---@return string buffer
--- C: money_locales_country_name
function Locales:country_name(country, locale) end

libmoney.Locales = Locales

--- A keypad calculator: the keys pressed so far, the operation as text, and its result.
---@class libmoney.Calculator
local Calculator = {}

--- Frees the object at once. A second time does nothing.
function Calculator:free() end

--- Makes a calculator that shows `0`, with at most 5 fraction digits in results.
---@return libmoney.Calculator calculator
--- C: money_calculator_new
function Calculator.new() end

--- Presses one key.
---@param key libmoney.CalculatorKey a MONEY_CALCULATOR_KEY_ value.
---@return libmoney.CalculatorAlert alert
--- C: money_calculator_press
function Calculator:press(key) end

--- Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =".
---@param keys string
---@return libmoney.CalculatorAlert alert
--- C: money_calculator_press_keys
function Calculator:press_keys(keys) end

--- Returns the keys that the calculator can take now without alert or failure.
---@return integer allowed
--- C: money_calculator_keys
function Calculator:keys() end

--- Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9".
---@return string buffer
--- C: money_calculator_display
function Calculator:display() end

--- Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2".
---@return string buffer
--- C: money_calculator_expression
function Calculator:expression() end

--- Returns the state, such as MONEY_CALCULATOR_RESULT.
---@return libmoney.CalculatorState state
--- C: money_calculator_state
function Calculator:state() end

--- Returns the exact value of the result, in lowest terms.
---@return string exact
--- C: money_calculator_exact
function Calculator:exact() end

--- Returns the value of money_calculator_exact as a decimal, rounded once.
---@param digits integer fraction digits, 0 to 38.
---@param rounding libmoney.Rounding
---@return libmoney.Decimal value
--- C: money_calculator_value
function Calculator:value(digits, rounding) end

--- Returns the value of money_calculator_exact as a decimal, rounded once.
---@param digits integer fraction digits, 0 to 38.
---@param rounding libmoney.Rounding
---@return libmoney.Decimal value
---@return libmoney.Flags[] flags
--- C: money_calculator_value
function Calculator:value_detailed(digits, rounding) end

--- Returns how many fraction digits a result shows at most.
---@return integer digits
--- C: money_calculator_digits
function Calculator:digits() end

--- Sets how many fraction digits (0 to 38) a result shows at most.
---@param digits integer
--- C: money_calculator_set_digits
function Calculator:set_digits(digits) end

--- Sets the function that the library notifies of displays.
---@param display_callback? fun(told: any)
--- C: money_calculator_on_display
function Calculator:on_display(display_callback) end

--- Sets the function that the library notifies of alerts.
---@param alert_callback? fun(told: any)
--- C: money_calculator_on_alert
function Calculator:on_alert(alert_callback) end

--- Returns the revision: a number that grows with each change of the operation or of the digits shown.
---@return integer revision
--- C: money_calculator_revision
function Calculator:revision() end

--- Writes a calculator, in any state, as JSON.
---@return string json
--- C: money_calculator_to_json
function Calculator:to_json() end

--- Makes a calculator from the JSON of money_calculator_to_json.
---@param json string
---@return libmoney.Calculator calculator
--- C: money_calculator_from_json
function Calculator.from_json(json) end

libmoney.Calculator = Calculator

--- A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
--- request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
--- transactions.
---@class libmoney.Feed
local Feed = {}

--- Frees the object at once. A second time does nothing.
function Feed:free() end

--- Makes a feed that has nothing yet.
---@param provider libmoney.Provider a MONEY_PROVIDER_.
---@param options? libmoney.FeedOptions
---@return libmoney.Feed feed
--- C: money_feed_new
function Feed.new(provider, options) end

--- Gives the next request to send.
---@param now? integer the present instant.
---@return libmoney.FeedRequest request
--- C: money_feed_next
function Feed:next(now) end

--- Receives a header of a response, before money_feed_receive_response.
---@param id integer
---@param name string the name of the header, in capitals or not.
---@param value string the value of the header.
--- C: money_feed_receive_header
function Feed:receive_header(id, name, value) end

--- Receives the response to a request.
---@param id integer the number of a request that is under way.
---@param http_status integer 100 to 999.
---@param content_type? string the header's value; NULL or "": not known, so that the feed judges by the body.
---@param body? string NULL with length 0: none.
---@param now? integer the present instant.
--- C: money_feed_receive_response
function Feed:receive_response(id, http_status, content_type, body, now) end

--- Reports that a request failed without a response.
---@param id integer
---@param reason libmoney.TransportFailure a MONEY_TRANSPORT_.
---@param now? integer
--- C: money_feed_fail_request
function Feed:fail_request(id, reason, now) end

--- Notifies the feed that the network is available again.
---@param now? integer
--- C: money_feed_notify_online
function Feed:notify_online(now) end

--- Makes everything due again, however fresh it is, but not what is under way.
--- C: money_feed_refresh
function Feed:refresh() end

--- Counts the requests that are under way.
---@return integer count
--- C: money_feed_pending_count
function Feed:pending_count() end

--- Writes how a feed is doing at a moment.
---@param now? integer
---@return libmoney.FeedInfo info
--- C: money_feed_info
function Feed:info(now) end

--- Writes the last failure that no success has followed.
---@param key? string NULL or "": of everything. A symbol: of its price quote. The id of a transaction: of what was last saved or removed under it.
---@return libmoney.Failure failure
--- C: money_feed_failure
function Feed:failure(key) end

--- Sets what the feed does with exchange rates that jumped, from the next answer on.
---@param jump libmoney.JumpPolicy a MONEY_JUMP_.
--- C: money_feed_set_jump
function Feed:set_jump(jump) end

--- Writes what a feed has as JSON, for money_feed_restore after a restart.
---@return string json
--- C: money_feed_to_json
function Feed:to_json() end

--- Gives a feed what it had before a restart, unless it has something newer.
---@param json string what money_feed_to_json wrote, or a document of the provider.
---@param instant? integer when that had come: `success` of money_feed_info. A price quote has its own, which may be earlier.
--- C: money_feed_restore
function Feed:restore(json, instant) end

--- Writes the revision: a number that grows with each change, and is 0 for a new feed.
---@return integer revision
--- C: money_feed_revision
function Feed:revision() end

--- Sets the callback that is notified of changes, in place of the one before it.
---@param callback? fun(told: any)
--- C: money_feed_on_change
function Feed:on_change(callback) end

--- Gives the exchange rates of a feed.
---@return libmoney.Rates rates
--- C: money_feed_rates
function Feed:rates() end

--- Adds a symbol whose price quote you need; one that the feed has already stays as it is.
---@param symbol string one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
--- C: money_feed_add_symbol
function Feed:add_symbol(symbol) end

--- Removes a symbol with its price quote.
---@param symbol string
--- C: money_feed_remove_symbol
function Feed:remove_symbol(symbol) end

--- Counts the symbols.
---@return integer count
--- C: money_feed_symbol_count
function Feed:symbol_count() end

--- Writes the symbol at an index, in the order in which you added them.
---@param index integer
---@return string buffer
--- C: money_feed_symbol_at
function Feed:symbol_at(index) end

--- Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
---@param symbol string
---@param now? integer
---@return libmoney.PriceQuote quote
--- C: money_feed_price_quote
function Feed:price_quote(symbol, now) end

--- Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
---@param symbol string
---@param now? integer
---@return libmoney.PriceQuote quote
---@return libmoney.PriceState state
---@return integer age
--- C: money_feed_price_quote
function Feed:price_quote_detailed(symbol, now) end

--- Gives the transactions of a feed, as the store last had them, with what it has acknowledged since.
---@return libmoney.Portfolio portfolio
--- C: money_feed_portfolio
function Feed:portfolio() end

--- Asks the store to save a transaction: to add it, or to replace the one with its id.
---@param transaction libmoney.Transaction the transaction to save. Where several programs share a store, give it an id.
---@param lots? libmoney.LotSelection[] as in money_portfolio_add.
---@return libmoney.Transaction stored
--- C: money_feed_put
function Feed:put(transaction, lots) end

--- Asks the store to remove a transaction, under the rules of money_feed_put.
---@param id string
--- C: money_feed_remove
function Feed:remove(id) end

--- Writes what happened to the last transaction that was to be saved or removed under an id.
---@param id string
---@return libmoney.Operation state
--- C: money_feed_operation
function Feed:operation(id) end

libmoney.Feed = Feed

--- A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
--- library does.
---@class libmoney.FeedRequest
local FeedRequest = {}

--- Frees the object at once. A second time does nothing.
function FeedRequest:free() end

--- Returns the number with which you hand in the answer.
---@return integer
--- C: money_feed_request_id
function FeedRequest:id() end

--- Returns "GET", "PUT" or "DELETE", or "" for NULL.
---@return string
--- C: money_feed_request_method
function FeedRequest:method() end

--- Returns the percent-encoded URL, or "" for NULL.
---@return string
--- C: money_feed_request_url
function FeedRequest:url() end

--- Returns the header lines, each "Name: value\n", or "" for none and for NULL.
---@return string
--- C: money_feed_request_headers
function FeedRequest:headers() end

--- Returns the NUL-terminated body to send, or NULL for none and for NULL.
---@return string
--- C: money_feed_request_body
function FeedRequest:body() end

libmoney.FeedRequest = FeedRequest

--- A converter: two currencies, the input, rates and what happened to them, and options.
---@class libmoney.Converter
local Converter = {}

--- Frees the object at once. A second time does nothing.
function Converter:free() end

--- Makes a converter without input and without rates.
---@param source string any code of a provider's list; it may equal `target`.
---@param target string
---@param options? libmoney.ConverterOptions
---@return libmoney.Converter converter
--- C: money_converter_new
function Converter.new(source, target, options) end

--- Sets the input, as a person has typed it so far.
---@param text? string at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.
--- C: money_converter_set_amount
function Converter:set_amount(text) end

--- Writes the input as it was typed.
---@return string buffer
--- C: money_converter_amount
function Converter:amount() end

--- Sets the currencies.
---@param source? string NULL or "": the converter keeps its source.
---@param target? string NULL or "": the converter keeps its target.
--- C: money_converter_set_pair
function Converter:set_pair(source, target) end

--- Exchanges source and target.
--- C: money_converter_swap
function Converter:swap() end

--- Sets the locale in which the converter reads and writes amounts.
---@param locale? string NULL or "": plain decimals.
--- C: money_converter_set_locale
function Converter:set_locale(locale) end

--- Sets the tables that have the converter's locale; NULL: those inside of the library.
---@param options? { locales?: libmoney.Locales }
--- C: money_converter_set_locales
function Converter:set_locales(options) end

--- Replaces all options.
---@param options? libmoney.ConverterOptions
--- C: money_converter_set_options
function Converter:set_options(options) end

--- Asks for new rates, however fresh the present ones are.
--- C: money_converter_refresh
function Converter:refresh() end

--- Notes that you asked for rates and that the answer is on its way.
--- C: money_converter_set_loading
function Converter:set_loading() end

--- Hands over rates that have arrived; they replace the present ones.
---@param rates libmoney.Rates the rate table, which the converter shares.
---@param origin libmoney.Origin any origin except MONEY_ORIGIN_NONE.
---@param received? integer when the rates arrived; for rates of a store, when they first arrived. MONEY_INSTANT_NONE: unknown, and the rates never become too old.
--- C: money_converter_set_rates
function Converter:set_rates(rates, origin, received) end

--- Notes that rates could not be had.
---@param failure libmoney.Status why: a MONEY_ERR_ value, or any other number above 0.
---@param reason? string one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0: none.
--- C: money_converter_set_rates_failure
function Converter:set_rates_failure(failure, reason) end

--- Takes the present state of a feed of rates, in place of the three calls before.
---@param feed libmoney.Feed
--- C: money_converter_take_feed
function Converter:take_feed(feed) end

--- Returns what the converter shows at a moment.
---@param now? integer the moment, for the ages; MONEY_INSTANT_NONE: no rates are too old.
---@return libmoney.ConverterInfo info
--- C: money_converter_info
function Converter:info(now) end

--- Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
---@param now? integer the moment, for the age of the rates, or MONEY_INSTANT_NONE.
---@return libmoney.Money result
--- C: money_converter_result
function Converter:result(now) end

--- Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
---@param now? integer the moment, for the age of the rates, or MONEY_INSTANT_NONE.
---@return libmoney.Money result
---@return libmoney.Conversion details
--- C: money_converter_result
function Converter:result_detailed(now) end

--- Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
---@return string buffer
--- C: money_converter_text
function Converter:text() end

--- Returns the exact rate from source to target, whatever the input is.
---@param now? integer the moment, for the age of the rates, or MONEY_INSTANT_NONE.
---@return libmoney.Conversion details
--- C: money_converter_rate
function Converter:rate(now) end

--- Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
---@return string buffer
--- C: money_converter_unit_rate
function Converter:unit_rate() end

--- Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF"; ""
--- if nothing failed.
---@return string buffer
--- C: money_converter_reason
function Converter:reason() end

--- Writes a converter as JSON: pair, input, locale and options, without rates and registry.
---@return string json
--- C: money_converter_to_json
function Converter:to_json() end

--- Makes a converter from the JSON of money_converter_to_json, without rates.
---@param json string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Converter converter
--- C: money_converter_from_json
function Converter.from_json(json, options) end

--- Returns the revision: 0 for a new converter, and one more after each change.
---@return integer revision
--- C: money_converter_revision
function Converter:revision() end

--- Sets the function that the library notifies of changes.
---@param callback? fun(told: any)
--- C: money_converter_on_change
function Converter:on_change(callback) end

libmoney.Converter = Converter

--- A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
--- provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
--- currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana
--- come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
---@class libmoney.CurrencyList
local CurrencyList = {}

--- Frees the object at once. A second time does nothing.
function CurrencyList:free() end

--- Makes an empty list, sorted by name.
---@param language string a locale of a language with names: de, en, es, fr, it, ja, pt. A list in another language starts in one of these, and then takes tables with money_currency_list_set_locales.
---@return libmoney.CurrencyList list
--- C: money_currency_list_new
function CurrencyList.new(language) end

--- Adds a currency as a provider lists it; the library need not know its code.
---@param code string
---@param name? string the provider's name, at most 255 bytes, of which a row has up to 127; NULL with length 0: none.
--- C: money_currency_list_add
function CurrencyList:add(code, name) end

--- Adds the currencies that ISO 4217 has today and the list has not.
--- C: money_currency_list_add_current
function CurrencyList:add_current() end

--- Adds the currencies of a provider's document, all or none.
---@param json string
--- C: money_currency_list_add_json
function CurrencyList:add_json(json) end

--- Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json.
---@param feed libmoney.Feed
--- C: money_currency_list_take_feed
function CurrencyList:take_feed(feed) end

--- Sets the language of names and of sorting.
---@param language string
--- C: money_currency_list_set_language
function CurrencyList:set_language(language) end

--- Sets the tables that have the list's language; NULL: those inside of the library.
---@param options? { locales?: libmoney.Locales }
--- C: money_currency_list_set_locales
function CurrencyList:set_locales(options) end

--- Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds "Dólar".
---@param text? string at most 255 bytes; the list ignores blanks around it. Blanks alone, or NULL with length 0: all.
--- C: money_currency_list_set_search
function CurrencyList:set_search(text) end

--- Sets the order.
---@param sort libmoney.CurrencyListSort
--- C: money_currency_list_set_sort
function CurrencyList:set_sort(sort) end

--- Makes a currency of the list a favourite (1), or no favourite (0).
---@param code string
---@param is_favourite boolean
--- C: money_currency_list_set_favourite
function CurrencyList:set_favourite(code, is_favourite) end

--- Shows only favourites (1), or all currencies (0).
---@param is_only boolean
--- C: money_currency_list_set_favourites_only
function CurrencyList:set_favourites_only(is_only) end

--- Marks the currencies that a rate table has, and also those that you add later.
---@param options? { rates?: libmoney.Rates }
--- C: money_currency_list_mark
function CurrencyList:mark(options) end

--- Returns how many currencies the list shows.
---@return integer count
--- C: money_currency_list_count
function CurrencyList:count() end

--- Returns the currency that the list shows at an index.
---@param index integer
---@return libmoney.CurrencyListItem item
--- C: money_currency_list_at
function CurrencyList:at(index) end

--- Writes the currencies that the list shows from an index on, as many as there are and as your array has room
--- for.
---@param options? { first?: integer, most?: integer }
---@return libmoney.CurrencyListItem[] rows
--- C: money_currency_list_items
function CurrencyList:items(options) end

--- Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites.
---@return string json
--- C: money_currency_list_to_json
function CurrencyList:to_json() end

--- Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none.
---@param json string
--- C: money_currency_list_restore
function CurrencyList:restore(json) end

--- Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND.
---@return libmoney.CurrencyListState state
--- C: money_currency_list_state
function CurrencyList:state() end

--- Returns the revision: 0 for a new list, and a greater number after each change.
---@return integer revision
--- C: money_currency_list_revision
function CurrencyList:revision() end

--- Sets the function that the library notifies of changes.
---@param callback? fun(told: any)
--- C: money_currency_list_on_change
function CurrencyList:on_change(callback) end

libmoney.CurrencyList = CurrencyList

--- A portfolio view, which a screen watches. One thread at a time may use a view.
---@class libmoney.PortfolioView
local PortfolioView = {}

--- Frees the object at once. A second time does nothing.
function PortfolioView:free() end

--- Makes a portfolio view that is loading.
---@param options? libmoney.ValuationOptions
---@return libmoney.PortfolioView view
--- C: money_portfolio_view_new
function PortfolioView.new(options) end

--- Hands in the transactions that have arrived, in place of those that the view had.
---@param portfolio libmoney.Portfolio the view copies it, so that your later changes of it do not show.
--- C: money_portfolio_view_set_transactions
function PortfolioView:set_transactions(portfolio) end

--- Notes that transactions could not be retrieved.
---@param reason? string one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 is none.
--- C: money_portfolio_view_set_transactions_failure
function PortfolioView:set_transactions_failure(reason) end

--- Hands in price quotes that have arrived, each in place of its symbol's.
---@param quotes libmoney.PriceQuote[]
--- C: money_portfolio_view_set_quotes
function PortfolioView:set_quotes(quotes) end

--- Notes that prices could not be had.
---@param reason? string as in money_portfolio_view_set_transactions_failure.
--- C: money_portfolio_view_set_quotes_failure
function PortfolioView:set_quotes_failure(reason) end

--- Sets the rate table, in place of the one before it.
---@param options? { rates?: libmoney.Rates }
--- C: money_portfolio_view_set_rates
function PortfolioView:set_rates(options) end

--- Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer.
---@param feed libmoney.Feed
--- C: money_portfolio_view_take_feed
function PortfolioView:take_feed(feed) end

--- Writes the state at a moment.
---@param now? integer from which the age of prices counts, or MONEY_INSTANT_NONE.
---@return libmoney.PortfolioViewState state
--- C: money_portfolio_view_state
function PortfolioView:state(now) end

--- Writes why the view is in a state of failure, or "" if it is not.
---@return string buffer
--- C: money_portfolio_view_reason
function PortfolioView:reason() end

--- Values the portfolio at a moment: its summary and its positions, for the screen.
---@param now? integer
---@return libmoney.Valuation valuation
--- C: money_portfolio_view_value
function PortfolioView:value(now) end

--- Counts the symbols that need a price: those of which shares are held.
---@return integer count
--- C: money_portfolio_view_symbol_count
function PortfolioView:symbol_count() end

--- Writes the symbol at an index, in the order of their bytes.
---@param index integer
---@return string buffer
--- C: money_portfolio_view_symbol_at
function PortfolioView:symbol_at(index) end

--- Writes the revision: a number that grows by one with each change, and is 0 for a new view.
---@return integer revision
--- C: money_portfolio_view_revision
function PortfolioView:revision() end

--- Sets the callback that is notified of changes, in place of the one before it.
---@param callback? fun(told: any)
--- C: money_portfolio_view_on_change
function PortfolioView:on_change(callback) end

libmoney.PortfolioView = PortfolioView

--- A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use
--- a form.
---@class libmoney.OrderForm
local OrderForm = {}

--- Frees the object at once. A second time does nothing.
function OrderForm:free() end

--- Makes an empty order form.
---@param portfolio libmoney.Portfolio the form takes currency and registry from it. You may save the form in any portfolio.
---@param currency? string the currency of the sum; NULL or "" is the portfolio's.
---@param ticker_rule libmoney.TickerRule a MONEY_TICKER_.
---@return libmoney.OrderForm form
--- C: money_order_form_new
function OrderForm.new(portfolio, currency, ticker_rule) end

--- Makes an order form that edits a stored purchase or sale.
---@param portfolio libmoney.Portfolio
---@param id string
---@param ticker_rule libmoney.TickerRule a MONEY_TICKER_.
---@return libmoney.OrderForm form
--- C: money_order_form_from_transaction
function OrderForm.from_transaction(portfolio, id, ticker_rule) end

--- Sets the text of a field.
---@param field libmoney.OrderField a MONEY_ORDER_.
---@param text? string at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0, empties the field.
--- C: money_order_form_set
function OrderForm:set(field, text) end

--- Writes what a field shows: the typed text, or what follows from the other fields, or "".
---@param field libmoney.OrderField a MONEY_ORDER_.
---@return string buffer
--- C: money_order_form_text
function OrderForm:text(field) end

--- Writes what is right or wrong with a field.
---@param field libmoney.OrderField a MONEY_ORDER_.
---@return libmoney.FieldState state
--- C: money_order_form_state
function OrderForm:state(field) end

--- Writes the transaction of an order form whose fields are all right.
---@return libmoney.Transaction transaction
--- C: money_order_form_transaction
function OrderForm:transaction() end

--- Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one that
--- it edits.
---@param portfolio libmoney.Portfolio
---@return libmoney.Transaction stored
--- C: money_order_form_save
function OrderForm:save(portfolio) end

libmoney.OrderForm = OrderForm

--- One file that keeps objects by name.
---@class libmoney.Store
local Store = {}

--- Frees the object at once. A second time does nothing.
function Store:free() end

--- Opens a store.
---@param path string one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store in memory, which is gone when it is closed.
---@param options? libmoney.StoreOptions
---@return libmoney.Store store
--- C: money_store_open
function Store.open(path, options) end

--- Closes the file.
--- C: money_store_close
function Store:close() end

--- Begins a transaction: money_store_commit saves what you change from now on together.
--- C: money_store_begin
function Store:begin() end

--- Saves what was changed since money_store_begin, and ends the transaction.
--- C: money_store_commit
function Store:commit() end

--- Ends a transaction without saving anything of it.
--- C: money_store_rollback
function Store:rollback() end

--- Reads the whole file as the loading calls do, and fails if something in it is damaged.
--- C: money_store_check
function Store:check() end

--- Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it.
---@return integer revision
--- C: money_store_revision
function Store:revision() end

--- Sets the callback that runs after each change that this handle makes, in place of the one before; NULL sets
--- none.
---@param callback? fun(told: any)
--- C: money_store_on_change
function Store:on_change(callback) end

--- Frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
--- C: money_store_release_memory
function Store:release_memory() end

--- Counts the names of a kind.
---@param kind libmoney.StoreKind
---@return integer count
--- C: money_store_name_count
function Store:name_count(kind) end

--- Reads the name at an index, in the order of the names' bytes.
---@param kind libmoney.StoreKind
---@param index integer
---@return string buffer
--- C: money_store_name_at
function Store:name_at(kind, index) end

--- Removes the object of a name, with everything that belongs to it.
---@param kind libmoney.StoreKind
---@param name string
--- C: money_store_remove
function Store:remove(kind, name) end

--- Saves a wallet with its journal, in place of the wallet of the same name.
---@param name string
---@param wallet libmoney.Wallet
--- C: money_store_wallet_save
function Store:wallet_save(name, wallet) end

--- Loads a wallet with its journal.
---@param name string
---@return libmoney.Wallet wallet
--- C: money_store_wallet_load
function Store:wallet_load(name) end

--- Adds an entry to a stored wallet without loading the wallet.
---@param name string
---@param amount libmoney.Money|string
---@param options? libmoney.WalletNote
---@return integer id
--- C: money_store_wallet_add
function Store:wallet_add(name, amount, options) end

--- Counts the entries of a stored wallet.
---@param name string
---@param currency? string NULL counts the entries of all currencies.
---@return integer count
--- C: money_store_wallet_count
function Store:wallet_count(name, currency) end

--- Counts the currencies that a stored wallet has entries of.
---@param name string
---@return integer count
--- C: money_store_wallet_currency_count
function Store:wallet_currency_count(name) end

--- Reads the currency at an index, in the order of the currencies' first entries.
---@param name string
---@param index integer
---@return string buffer
--- C: money_store_wallet_currency_at
function Store:wallet_currency_at(name, index) end

--- Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up.
---@param name string
---@param currency string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Money sum
--- C: money_store_wallet_sum
function Store:wallet_sum(name, currency, options) end

--- Converts all entries of a stored wallet into one currency, as money_wallet_total does.
---@param name string
---@param target string the currency of the total.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money total
--- C: money_store_wallet_total
function Store:wallet_total(name, target, options) end

--- Converts all entries of a stored wallet into one currency, as money_wallet_total does.
---@param name string
---@param target string the currency of the total.
---@param options? libmoney.ConvertOptions|{ rates?: libmoney.Rates }
---@return libmoney.Money total
---@return libmoney.Flags[] flags
--- C: money_store_wallet_total
function Store:wallet_total_detailed(name, target, options) end

--- Saves a portfolio, in place of the portfolio of the same name.
---@param name string
---@param portfolio libmoney.Portfolio
--- C: money_store_portfolio_save
function Store:portfolio_save(name, portfolio) end

--- Loads a portfolio.
---@param name string
---@param options? { registry?: libmoney.CurrencyRegistry }
---@return libmoney.Portfolio portfolio
--- C: money_store_portfolio_load
function Store:portfolio_load(name, options) end

--- Puts a transaction into a stored portfolio.
---@param name string
---@param lots? libmoney.LotSelection[] the lots that a sale names; NULL with count 0 names none.
---@param options? libmoney.Transaction|{ registry?: libmoney.CurrencyRegistry }
--- C: money_store_transaction_save
function Store:transaction_save(name, lots, options) end

--- Removes the transaction of an id from a stored portfolio.
---@param name string
---@param id string
--- C: money_store_transaction_remove
function Store:transaction_remove(name, id) end

--- Saves a catalogue of products, in place of the catalogue of the same name.
---@param name string
---@param catalogue libmoney.Catalogue
--- C: money_store_catalogue_save
function Store:catalogue_save(name, catalogue) end

--- Loads a catalogue.
---@param name string
---@return libmoney.Catalogue catalogue
--- C: money_store_catalogue_load
function Store:catalogue_load(name) end

--- Saves a basket, in place of the basket of the same name.
---@param name string
---@param basket libmoney.Basket
--- C: money_store_basket_save
function Store:basket_save(name, basket) end

--- Loads a basket.
---@param name string
---@param options? { catalogue?: libmoney.Catalogue }
---@return libmoney.Basket basket
--- C: money_store_basket_load
function Store:basket_load(name, options) end

--- Spends an amount of a stored wallet: the call adds an entry of the amount below 0.
---@param name string
---@param amount libmoney.Money|string more than 0.
---@param options? { note?: libmoney.WalletNote, movement?: libmoney.MovementOptions }
---@return integer id
--- C: money_store_wallet_spend
function Store:wallet_spend(name, amount, options) end

--- Holds an amount of a stored wallet, as money_wallet_hold does.
---@param name string
---@param amount libmoney.Money|string more than 0.
---@param options? { note?: libmoney.WalletNote, movement?: libmoney.MovementOptions }
---@return integer hold
--- C: money_store_wallet_hold
function Store:wallet_hold(name, amount, options) end

--- Commits a hold of a stored wallet, as money_wallet_commit does.
---@param name string
---@param hold integer
---@param options? libmoney.MovementOptions
---@return integer id
--- C: money_store_wallet_commit
function Store:wallet_commit(name, hold, options) end

--- Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does.
---@param name string
---@param hold integer
---@param amount libmoney.Money|string more than 0, and at most what is held, in the hold's currency.
---@param options? libmoney.MovementOptions
---@return integer id
--- C: money_store_wallet_commit_amount
function Store:wallet_commit_amount(name, hold, amount, options) end

--- Releases a hold of a stored wallet, as money_wallet_release does.
---@param name string
---@param hold integer
---@param options? libmoney.MovementOptions
--- C: money_store_wallet_release
function Store:wallet_release(name, hold, options) end

--- Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none.
---@param legs libmoney.StoredLeg[] 1 to 1,024 legs.
---@param options? { note?: libmoney.WalletNote, movement?: libmoney.MovementOptions }
---@return libmoney.LegEntries[] entries
--- C: money_store_wallet_transfer
function Store:wallet_transfer(legs, options) end

--- Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs or
--- none.
---@param name string
---@param legs libmoney.ExchangeLeg[] 1 to 1,024 legs.
---@param options? { rates?: libmoney.Rates, options?: libmoney.ConvertOptions, note?: libmoney.WalletNote, movement?: libmoney.MovementOptions }
---@return libmoney.LegEntries[] entries
--- C: money_store_wallet_exchange
function Store:wallet_exchange(name, legs, options) end

--- Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same name
--- and instant.
---@param name string
---@param rates libmoney.Rates
--- C: money_store_rates_save
function Store:rates_save(name, rates) end

--- Adds rates with dates to the newest rate table of a name, in place of the rates of the same days.
---@param name string
---@param rates libmoney.Rates rates with dates, and with the base currency of the stored ones.
--- C: money_store_rates_add
function Store:rates_add(name, rates) end

--- Loads a rate table.
---@param name string
---@param as_of? integer the call loads the newest rates that were published at this instant or before; MONEY_INSTANT_NONE: the newest.
---@return libmoney.Rates rates
--- C: money_store_rates_load
function Store:rates_load(name, as_of) end

--- Counts the rate tables of a name.
---@param name string
---@return integer count
--- C: money_store_rates_count
function Store:rates_count(name) end

--- Reads the instant at which the rates at an index were published, newest first.
---@param name string
---@param index integer
---@return integer? instant
--- C: money_store_rates_at
function Store:rates_at(name, index) end

--- Reads the instants of money_store_rates_at from index `first` on into an array.
---@param name string
---@param options? { first?: integer, most?: integer }
---@return integer[] rows
--- C: money_store_rates_instants
function Store:rates_instants(name, options) end

--- Removes the rates of a name that were published before an instant.
---@param name string
---@param instant? integer not MONEY_INSTANT_NONE.
---@return integer removed
--- C: money_store_rates_remove_before
function Store:rates_remove_before(name, instant) end

--- Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of those
--- of the same name.
---@param name string
---@param list libmoney.CurrencyList
--- C: money_store_currencies_save
function Store:currencies_save(name, list) end

--- Loads currencies as a list.
---@param name string
---@param language string as in money_currency_list_new.
---@return libmoney.CurrencyList list
--- C: money_store_currencies_load
function Store:currencies_load(name, language) end

--- Puts a setting in, in place of the one of the same key.
---@param key string a key, under the rules of names.
---@param value string UTF-8, at most MONEY_DOCUMENT_MAX bytes.
---@param instant? integer the instant that belongs to the value, such as when it was chosen or received; or MONEY_INSTANT_NONE.
--- C: money_store_setting_save
function Store:setting_save(key, value, instant) end

--- Reads the value of a setting, and its instant.
---@param key string
---@return string buffer
--- C: money_store_setting
function Store:setting(key) end

--- Reads the value of a setting, and its instant.
---@param key string
---@return string buffer
---@return integer? instant
--- C: money_store_setting
function Store:setting_detailed(key) end

--- Counts the settings.
---@return integer count
--- C: money_store_setting_count
function Store:setting_count() end

--- Reads the key at an index, in the order of the keys' bytes.
---@param index integer
---@return string buffer
--- C: money_store_setting_key_at
function Store:setting_key_at(index) end

--- Removes a setting.
---@param key string
--- C: money_store_setting_remove
function Store:setting_remove(key) end

--- Puts price quotes in, all or none.
---@param quotes? libmoney.PriceQuote[] quotes with a symbol each; NULL with count 0 changes nothing.
--- C: money_store_quotes_save
function Store:quotes_save(quotes) end

--- Reads the quote of a symbol.
---@param symbol string
---@return libmoney.PriceQuote quote
--- C: money_store_quote
function Store:quote(symbol) end

--- Counts the quotes.
---@return integer count
--- C: money_store_quote_count
function Store:quote_count() end

--- Reads the quote at an index, in the order of the symbols.
---@param index integer
---@return libmoney.PriceQuote quote
--- C: money_store_quote_at
function Store:quote_at(index) end

--- Reads the quotes from index `first` on into an array, in the order of the symbols.
---@param options? { first?: integer, most?: integer }
---@return libmoney.PriceQuote[] rows
--- C: money_store_quotes
function Store:quotes(options) end

--- Removes the quote of a symbol.
---@param symbol string
--- C: money_store_quote_remove
function Store:quote_remove(symbol) end

libmoney.Store = Store

return libmoney
