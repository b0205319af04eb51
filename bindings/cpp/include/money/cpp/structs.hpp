/** @file structs.hpp
 *  The structs of the interface. Made from the headers by api/generate.py.
 */
#ifndef MONEY_CPP_STRUCTS_HPP
#define MONEY_CPP_STRUCTS_HPP

namespace money {

/// The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
using Failure = money_error_t;

/// An exact ratio of two 512-bit integers, least significant word first; not necessarily in lowest terms. A zeroed
/// ratio has no denominator and is refused.
using Ratio = money_ratio_t;

/// A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has each with
/// its source.
using Currency = money_currency_t;

/// The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
using CashRule = money_cash_rule_t;

/// Options of money_allocate and money_split.
struct AllocateOptions : money_allocate_options_t {
    AllocateOptions() noexcept { money_allocate_options_init(this); }
    AllocateOptions(const money_allocate_options_t &raw) noexcept : money_allocate_options_t(raw) {}
};
static_assert(sizeof(AllocateOptions) == sizeof(money_allocate_options_t));

/// A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
struct Rate : money_rate_t {
    Rate() noexcept { money_rate_init(this); }
    Rate(const money_rate_t &raw) noexcept : money_rate_t(raw) {}
};
static_assert(sizeof(Rate) == sizeof(money_rate_t));

/// The contents of a rate table. 152 bytes.
using RatesInfo = money_rates_info_t;

/// Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates, whatever time
/// it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were published, whether or
/// not you give a date. So it notices a table that nobody renews. A conversion reads no clock, so `fresh_for` needs
/// `now`.
struct ConvertOptions : money_convert_options_t {
    ConvertOptions() noexcept { money_convert_options_init(this); }
    ConvertOptions(const money_convert_options_t &raw) noexcept : money_convert_options_t(raw) {}
};
static_assert(sizeof(ConvertOptions) == sizeof(money_convert_options_t));

/// The provenance of a conversion.
using Conversion = money_conversion_t;

/// A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
using CurrencyPair = money_currency_pair_t;

/// A column in your memory. 64 bytes. A zeroed column has no layout, and the library refuses it. `scale` is the
/// number of fraction digits of the amounts, 0 to 38. With MONEY_DIGITS_CURRENCY the coefficient counts minor units
/// of the row's currency, as in money_from_minor. For dates, indices and orders it is 0.
using Column = money_column_t;

/// The currencies of a column's rows: a dictionary, and each row's index in it. The index of a null row does not
/// count. Zeroed currencies have no code, and the library refuses them.
using ColumnCurrencies = money_column_currencies_t;

/// Options of the functions of columns.
struct ColumnOptions : money_column_options_t {
    ColumnOptions() noexcept { money_column_options_init(this); }
    ColumnOptions(const money_column_options_t &raw) noexcept : money_column_options_t(raw) {}
};
static_assert(sizeof(ColumnOptions) == sizeof(money_column_options_t));

/// The report of a call over columns. 64 bytes.
using ColumnReport = money_column_report_t;

/// The result of an expression. 64 bytes.
using ExpressionValue = money_expression_value_t;

/// The facts of an evaluated expression. 240 bytes.
using ExpressionInfo = money_expression_info_t;

/// The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
struct WalletNote : money_wallet_note_t {
    WalletNote() noexcept { money_wallet_note_init(this); }
    WalletNote(const money_wallet_note_t &raw) noexcept : money_wallet_note_t(raw) {}
};
static_assert(sizeof(WalletNote) == sizeof(money_wallet_note_t));

/// An entry of a wallet, or a hold. 128 bytes.
using WalletEntry = money_wallet_entry_t;

/// The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
using WalletTotalDetails = money_wallet_total_details_t;

/// One leg of a transfer: an amount goes out of a source wallet and into a target wallet. 56 bytes.
struct TransferLeg : money_transfer_leg_t {
    TransferLeg() noexcept { money_transfer_leg_init(this); }
    TransferLeg(const money_transfer_leg_t &raw) noexcept : money_transfer_leg_t(raw) {}
};
static_assert(sizeof(TransferLeg) == sizeof(money_transfer_leg_t));

/// One leg of an exchange: an amount is given for another currency. 48 bytes.
struct ExchangeLeg : money_exchange_leg_t {
    ExchangeLeg() noexcept { money_exchange_leg_init(this); }
    ExchangeLeg(const money_exchange_leg_t &raw) noexcept : money_exchange_leg_t(raw) {}
};
static_assert(sizeof(ExchangeLeg) == sizeof(money_exchange_leg_t));

/// A row of a wallet statement. 192 bytes.
using WalletStatementRow = money_wallet_statement_row_t;

/// A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array; the
/// library ignores the bytes after the NUL.
struct Product : money_product_t {
    Product() noexcept { money_product_init(this); }
    Product(const money_product_t &raw) noexcept : money_product_t(raw) {}
};
static_assert(sizeof(Product) == sizeof(money_product_t));

/// The tax rate of a category, in percent as discounts are. 56 bytes.
using TaxRate = money_tax_rate_t;

/// The rules by which a basket becomes amounts of whole minor units.
struct BasketPolicy : money_basket_policy_t {
    BasketPolicy() noexcept { money_basket_policy_init(this); }
    BasketPolicy(const money_basket_policy_t &raw) noexcept : money_basket_policy_t(raw) {}
};
static_assert(sizeof(BasketPolicy) == sizeof(money_basket_policy_t));

/// A discount on a line item or on the order. 64 bytes.
struct Discount : money_discount_t {
    Discount() noexcept { money_discount_init(this); }
    Discount(const money_discount_t &raw) noexcept : money_discount_t(raw) {}
};
static_assert(sizeof(Discount) == sizeof(money_discount_t));

/// A line item of a basket: a product and how much of it. 512 bytes.
using BasketLineItem = money_basket_line_item_t;

/// The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
/// `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
/// `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
using ReceiptInfo = money_receipt_info_t;

/// A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
using ReceiptLineItem = money_receipt_line_item_t;

/// A tax row of a receipt: the amounts of one tax category. 152 bytes.
using ReceiptTax = money_receipt_tax_t;

/// A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm are S
/// (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European Union), G
/// (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may name any other
/// tax, such as "GST", "CGST" or "IRPF".
using InvoiceTax = money_invoice_tax_t;

/// A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes.
struct InvoiceLineItem : money_invoice_line_item_t {
    InvoiceLineItem() noexcept { money_invoice_line_item_init(this); }
    InvoiceLineItem(const money_invoice_line_item_t &raw) noexcept : money_invoice_line_item_t(raw) {}
};
static_assert(sizeof(InvoiceLineItem) == sizeof(money_invoice_line_item_t));

/// An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
/// rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two with it.
struct InvoiceAdjustment : money_invoice_adjustment_t {
    InvoiceAdjustment() noexcept { money_invoice_adjustment_init(this); }
    InvoiceAdjustment(const money_invoice_adjustment_t &raw) noexcept : money_invoice_adjustment_t(raw) {}
};
static_assert(sizeof(InvoiceAdjustment) == sizeof(money_invoice_adjustment_t));

/// The amounts of a line item. 128 bytes: price - allowances + charges = net.
using InvoiceLineAmounts = money_invoice_line_amounts_t;

/// A tax with the sum that it is due on.
using InvoiceCategory = money_invoice_category_t;

/// The totals of an invoice.
using InvoiceTotals = money_invoice_totals_t;

/// An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
struct CashFlow : money_cash_flow_t {
    CashFlow() noexcept { money_cash_flow_init(this); }
    CashFlow(const money_cash_flow_t &raw) noexcept : money_cash_flow_t(raw) {}
};
static_assert(sizeof(CashFlow) == sizeof(money_cash_flow_t));

/// The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are doubles,
/// with the same bytes on every platform. 0.05 is 5 % a year.
using Xirr = money_xirr_t;

/// The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
/// bytes.
struct ValuePoint : money_value_point_t {
    ValuePoint() noexcept { money_value_point_init(this); }
    ValuePoint(const money_value_point_t &raw) noexcept : money_value_point_t(raw) {}
};
static_assert(sizeof(ValuePoint) == sizeof(money_value_point_t));

/// A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
/// writes them.
struct Transaction : money_transaction_t {
    Transaction() noexcept { money_transaction_init(this); }
    Transaction(const money_transaction_t &raw) noexcept : money_transaction_t(raw) {}
};
static_assert(sizeof(Transaction) == sizeof(money_transaction_t));

/// Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes.
struct LotSelection : money_lot_selection_t {
    LotSelection() noexcept { money_lot_selection_init(this); }
    LotSelection(const money_lot_selection_t &raw) noexcept : money_lot_selection_t(raw) {}
};
static_assert(sizeof(LotSelection) == sizeof(money_lot_selection_t));

/// The options of a new portfolio. The portfolio keeps them.
struct PortfolioOptions : money_portfolio_options_t {
    PortfolioOptions() noexcept { money_portfolio_options_init(this); }
    PortfolioOptions(const money_portfolio_options_t &raw) noexcept : money_portfolio_options_t(raw) {}
};
static_assert(sizeof(PortfolioOptions) == sizeof(money_portfolio_options_t));

/// The options that you made a portfolio with. 24 bytes.
using PortfolioInfo = money_portfolio_info_t;

/// A price quote: what one share of a security costs. 112 bytes.
struct PriceQuote : money_price_quote_t {
    PriceQuote() noexcept { money_price_quote_init(this); }
    PriceQuote(const money_price_quote_t &raw) noexcept : money_price_quote_t(raw) {}
};
static_assert(sizeof(PriceQuote) == sizeof(money_price_quote_t));

/// On which day a portfolio is valued, and how.
struct ValuationOptions : money_valuation_options_t {
    ValuationOptions() noexcept { money_valuation_options_init(this); }
    ValuationOptions(const money_valuation_options_t &raw) noexcept : money_valuation_options_t(raw) {}
};
static_assert(sizeof(ValuationOptions) == sizeof(money_valuation_options_t));

/// The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
/// currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and profit =
/// realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a currency.
using Performance = money_performance_t;

/// The summary of a portfolio. 424 bytes.
using PortfolioSummary = money_portfolio_summary_t;

/// The position of a security that you hold now, or held once. 704 bytes.
using Position = money_position_t;

/// A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
/// MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
/// proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
/// reported_proceeds - reported_cost = price_effect + currency_effect.
using Disposal = money_disposal_t;

/// A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold makes
/// a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a symbol's
/// open lots add up to those of its position.
using OpenLot = money_open_lot_t;

/// Options of money_format_locale. 40 bytes.
struct LocaleOptions : money_locale_options_t {
    LocaleOptions() noexcept { money_locale_options_init(this); }
    LocaleOptions(const money_locale_options_t &raw) noexcept : money_locale_options_t(raw) {}
};
static_assert(sizeof(LocaleOptions) == sizeof(money_locale_options_t));

/// Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
/// without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators and
/// signs have no digits.
struct FormatOptions : money_format_options_t {
    FormatOptions() noexcept { money_format_options_init(this); }
    FormatOptions(const money_format_options_t &raw) noexcept : money_format_options_t(raw) {}
};
static_assert(sizeof(FormatOptions) == sizeof(money_format_options_t));

/// The options of a new feed. The call copies all texts.
struct FeedOptions : money_feed_options_t {
    FeedOptions() noexcept { money_feed_options_init(this); }
    FeedOptions(const money_feed_options_t &raw) noexcept : money_feed_options_t(raw) {}
};
static_assert(sizeof(FeedOptions) == sizeof(money_feed_options_t));

/// The state of a feed at a moment. 80 bytes.
using FeedInfo = money_feed_info_t;

/// Options of a converter. 40 bytes.
struct ConverterOptions : money_converter_options_t {
    ConverterOptions() noexcept { money_converter_options_init(this); }
    ConverterOptions(const money_converter_options_t &raw) noexcept : money_converter_options_t(raw) {}
};
static_assert(sizeof(ConverterOptions) == sizeof(money_converter_options_t));

/// The values that a converter shows, apart from its texts. 112 bytes.
using ConverterInfo = money_converter_info_t;

/// A currency as a list shows it. 160 bytes.
using CurrencyListItem = money_currency_list_item_t;

/// The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1.
struct StoreOptions : money_store_options_t {
    StoreOptions() noexcept { money_store_options_init(this); }
    StoreOptions(const money_store_options_t &raw) noexcept : money_store_options_t(raw) {}
};
static_assert(sizeof(StoreOptions) == sizeof(money_store_options_t));

/// The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below 0.
struct MovementOptions : money_movement_options_t {
    MovementOptions() noexcept { money_movement_options_init(this); }
    MovementOptions(const money_movement_options_t &raw) noexcept : money_movement_options_t(raw) {}
};
static_assert(sizeof(MovementOptions) == sizeof(money_movement_options_t));

/// The entries that a leg of a movement made. 48 bytes.
using LegEntries = money_leg_entries_t;

/// One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target wallet. 56
/// bytes.
struct StoredLeg : money_stored_leg_t {
    StoredLeg() noexcept { money_stored_leg_init(this); }
    StoredLeg(const money_stored_leg_t &raw) noexcept : money_stored_leg_t(raw) {}
};
static_assert(sizeof(StoredLeg) == sizeof(money_stored_leg_t));

} // namespace money

#endif
