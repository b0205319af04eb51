/** @file constants.hpp
 *  The enumerations of the interface. Made from the headers by api/generate.py.
 */
#ifndef MONEY_CPP_CONSTANTS_HPP
#define MONEY_CPP_CONSTANTS_HPP

namespace money {

/// The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused.
class Status {
public:
    enum Value : money_status_t {
        ok = MONEY_OK,
        argument = MONEY_ERR_ARGUMENT, ///< A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
        buffer_too_small = MONEY_ERR_BUFFER_TOO_SMALL, ///< The text is longer than the buffer; `length` says how long it is.
        busy = MONEY_ERR_BUSY, ///< A callback of the object called back to change it.
        out_of_memory = MONEY_ERR_OUT_OF_MEMORY, ///< There is not enough memory.
        limit = MONEY_ERR_LIMIT, ///< The input is longer, larger or deeper than a limit.
        not_found = MONEY_ERR_NOT_FOUND, ///< The index is past the end, or there is no such entry.
        state = MONEY_ERR_STATE, ///< The object is in a state in which this call makes no sense.
        cancelled = MONEY_ERR_CANCELLED, ///< The caller cancelled the call, or its time was over; nothing has changed.
        syntax = MONEY_ERR_SYNTAX, ///< The text is no number, amount, date or code; the position is its first byte that does not belong.
        encoding = MONEY_ERR_ENCODING, ///< The text is not UTF-8, or has a NUL inside.
        overflow = MONEY_ERR_OVERFLOW, ///< The exact result does not fit 38 digits.
        division_by_zero = MONEY_ERR_DIVISION_BY_ZERO, ///< The divisor is 0.
        inexact = MONEY_ERR_INEXACT, ///< The result would have to be rounded, and rounding was not allowed.
        date = MONEY_ERR_DATE, ///< The date is no day of the years 1 to 9999.
        unknown_currency = MONEY_ERR_UNKNOWN_CURRENCY, ///< The currency is neither built in nor in the registry given, or its minor unit is not known.
        currency_mismatch = MONEY_ERR_CURRENCY_MISMATCH, ///< Two currencies meet where one is needed.
        duplicate_currency = MONEY_ERR_DUPLICATE_CURRENCY, ///< The code is taken already.
        ambiguous_currency = MONEY_ERR_AMBIGUOUS_CURRENCY, ///< The symbol, such as $, stands for several currencies; the error's text lists them.
        weights = MONEY_ERR_WEIGHTS, ///< There are no weights, or one is negative, or all are 0.
        no_rate = MONEY_ERR_NO_RATE, ///< No rate leads from the one currency to the other on that day, or it is too old; the error's text names the last day before it that had one, however long ago.
        invalid_rate = MONEY_ERR_INVALID_RATE, ///< The rate is zero, negative or out of range, or is not 1 for a currency against itself.
        duplicate_rate = MONEY_ERR_DUPLICATE_RATE, ///< One document has the same direction twice.
        no_rates = MONEY_ERR_NO_RATES, ///< The document is well-formed and has no rate.
        provider = MONEY_ERR_PROVIDER, ///< The document is the provider's own error; the error's text has its code and words.
        json = MONEY_ERR_JSON, ///< The text is not JSON, or an object has a key twice.
        document = MONEY_ERR_DOCUMENT, ///< The document is well-formed and not of the kind expected.
        version = MONEY_ERR_VERSION, ///< A newer version of the library wrote it.
        insufficient = MONEY_ERR_INSUFFICIENT, ///< Less is there, or less is not held, than should go out.
        discount = MONEY_ERR_DISCOUNT, ///< The discount is below 0, above 100 percent, or above the price.
        tax = MONEY_ERR_TAX, ///< The tax is outside 0 to 100 percent, or a category has none.
        duplicate_sku = MONEY_ERR_DUPLICATE_SKU, ///< One document has the same product twice.
        duplicate_id = MONEY_ERR_DUPLICATE_ID, ///< Two transactions have the same id.
        transport = MONEY_ERR_TRANSPORT, ///< No answer came; the error's text says why.
        unknown_request = MONEY_ERR_UNKNOWN_REQUEST, ///< The answer is to a request that is not under way.
        http = MONEY_ERR_HTTP, ///< The server answered with an error; the text has its status.
        unauthorized = MONEY_ERR_UNAUTHORIZED, ///< The server refuses the key: HTTP 401 or 403.
        rate_limited = MONEY_ERR_RATE_LIMITED, ///< The provider was asked too often: HTTP 429.
        content_type = MONEY_ERR_CONTENT_TYPE, ///< The answer is HTML, or of another type than expected.
        truncated = MONEY_ERR_TRUNCATED, ///< The answer ends before its document does.
        too_large = MONEY_ERR_TOO_LARGE, ///< The answer is larger than the limit that was set.
        rate_jumped = MONEY_ERR_RATE_JUMPED, ///< A rate is a hundred times higher or lower than before.
        no_currencies = MONEY_ERR_NO_CURRENCIES, ///< The list is well-formed and has no currency.
        retrieval = MONEY_ERR_RETRIEVAL, ///< Reading failed; the error's `cause` says why.
        saving = MONEY_ERR_SAVING, ///< Saving failed and changed nothing; the error's `cause` says why.
        removal = MONEY_ERR_REMOVAL, ///< Removing failed and changed nothing; the error's `cause` says why.
        not_a_store = MONEY_ERR_NOT_A_STORE, ///< The file belongs to something else.
        store_locked = MONEY_ERR_STORE_LOCKED, ///< Another connection writes, and did not end in time.
        store_read_only = MONEY_ERR_STORE_READ_ONLY, ///< The store, or its file, can only be read.
        store_full = MONEY_ERR_STORE_FULL, ///< No room is left on the disk, or in the quota.
        store_corrupt = MONEY_ERR_STORE_CORRUPT, ///< The file is damaged.
        store_path = MONEY_ERR_STORE_PATH, ///< The path is not there, is a directory, or is not permitted.
        store_io = MONEY_ERR_STORE_IO, ///< The disk failed.
        conflict = MONEY_ERR_CONFLICT, ///< Somebody else changed the stored object since it was loaded, or another request has the key.
        no_sqlite = MONEY_ERR_NO_SQLITE, ///< The system has no SQLite that stores can use; the error's text says why.
        store_unknown = MONEY_ERR_STORE_UNKNOWN, ///< Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the error's `cause` says why.
    };
    constexpr Status(Value value) noexcept : value_(value) {}
    explicit constexpr Status(money_status_t value) noexcept : value_(value) {}
    constexpr operator money_status_t() const noexcept { return value_; }

private:
    money_status_t value_;
};

/// Facts about a result that are no failures. Several may be set.
class Flags {
public:
    enum Value : money_flags_t {
        rounded = MONEY_FLAG_ROUNDED, ///< digits other than 0 were dropped
        rate_rounded = MONEY_FLAG_RATE_ROUNDED, ///< a rate had more than 19 digits in its document and was rounded on reading
        fixed = MONEY_FLAG_FIXED, ///< a fixed factor was used: a withdrawn currency's legal one, or a quote unit's
        earlier = MONEY_FLAG_EARLIER, ///< the rates are of an earlier date than you asked for
        stale = MONEY_FLAG_STALE, ///< the rates are older than `fresh_for`, or they have no time
        inconsistent = MONEY_FLAG_INCONSISTENT, ///< the table's quotes give another rate along another path
        euro_regulation = MONEY_FLAG_EURO_REGULATION, ///< rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule
    };
    constexpr Flags(Value value) noexcept : value_(value) {}
    explicit constexpr Flags(money_flags_t value) noexcept : value_(value) {}
    constexpr operator money_flags_t() const noexcept { return value_; }

private:
    money_flags_t value_;
};

/// How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
/// 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are
/// swapped fails, and so does an options struct whose mode you left 0.
class Rounding {
public:
    enum Value : money_rounding_t {
        half_even = MONEY_ROUND_HALF_EVEN, ///< to nearest, ties to the even digit (roundTiesToEven); the default
        half_up = MONEY_ROUND_HALF_UP, ///< to nearest, ties away from zero (roundTiesToAway)
        half_down = MONEY_ROUND_HALF_DOWN, ///< to nearest, ties towards zero
        up = MONEY_ROUND_UP, ///< away from zero
        down = MONEY_ROUND_DOWN, ///< towards zero (roundTowardZero)
        ceiling = MONEY_ROUND_CEILING, ///< towards positive infinity (roundTowardPositive)
        floor = MONEY_ROUND_FLOOR, ///< towards negative infinity (roundTowardNegative)
        unnecessary = MONEY_ROUND_UNNECESSARY, ///< an inexact result is MONEY_ERR_INEXACT
        half_odd = MONEY_ROUND_HALF_ODD, ///< to nearest, ties to the odd digit
        half_ceiling = MONEY_ROUND_HALF_CEILING, ///< to nearest, ties towards positive infinity
        half_floor = MONEY_ROUND_HALF_FLOOR, ///< to nearest, ties towards negative infinity
    };
    constexpr Rounding(Value value) noexcept : value_(value) {}
    explicit constexpr Rounding(money_rounding_t value) noexcept : value_(value) {}
    constexpr operator money_rounding_t() const noexcept { return value_; }

private:
    money_rounding_t value_;
};

/// The kind of thing that a code stands for.
class CurrencyKind {
public:
    enum Value : money_currency_kind_t {
        current = MONEY_CURRENCY_CURRENT, ///< in ISO 4217 today
        historical = MONEY_CURRENCY_HISTORICAL, ///< once in ISO 4217, withdrawn
        special = MONEY_CURRENCY_SPECIAL, ///< ISO 4217 codes that are not legal tender: XAU, XDR, XTS
        unit = MONEY_CURRENCY_UNIT, ///< a quote unit, a fraction of another currency: GBX, ZAc, ILA
        informal = MONEY_CURRENCY_INFORMAL, ///< in common use outside ISO 4217: BTC, CNH
        custom = MONEY_CURRENCY_CUSTOM, ///< from a registry
    };
    constexpr CurrencyKind(Value value) noexcept : value_(value) {}
    explicit constexpr CurrencyKind(money_currency_kind_t value) noexcept : value_(value) {}
    constexpr operator money_currency_kind_t() const noexcept { return value_; }

private:
    money_currency_kind_t value_;
};

/// The treatment of amounts that are too small for a rule on cash.
class CashSmall {
public:
    enum Value : money_cash_small_t {
        rounded = MONEY_CASH_SMALL_ROUNDED, ///< they are rounded as others are
        exact = MONEY_CASH_SMALL_EXACT, ///< they stay as they are: one and two cents in Finland
        up = MONEY_CASH_SMALL_UP, ///< they become one step: one and two cents in Slovakia
    };
    constexpr CashSmall(Value value) noexcept : value_(value) {}
    explicit constexpr CashSmall(money_cash_small_t value) noexcept : value_(value) {}
    constexpr operator money_cash_small_t() const noexcept { return value_; }

private:
    money_cash_small_t value_;
};

/// The method that hands out the units that are left over when every share has been rounded down.
class Allocation {
public:
    enum Value : money_allocation_t {
        largest_remainder = MONEY_ALLOCATE_LARGEST_REMAINDER, ///< one each to the shares that lost most, ties to the earlier; the default
        floor_to_first = MONEY_ALLOCATE_FLOOR_TO_FIRST, ///< one each from the first share on
        floor_to_last = MONEY_ALLOCATE_FLOOR_TO_LAST, ///< one each from the last share back
        separate_remainder = MONEY_ALLOCATE_SEPARATE_REMAINDER, ///< they are `remainder`
    };
    constexpr Allocation(Value value) noexcept : value_(value) {}
    explicit constexpr Allocation(money_allocation_t value) noexcept : value_(value) {}
    constexpr operator money_allocation_t() const noexcept { return value_; }

private:
    money_allocation_t value_;
};

/// The origin of a rate in a conversion path.
class RateKind {
public:
    enum Value : money_rate_kind_t {
        quoted = MONEY_RATE_QUOTED, ///< as the table has it
        inverse = MONEY_RATE_INVERSE, ///< the table's rate of the other direction, turned round exactly
        fixed = MONEY_RATE_FIXED, ///< the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98)
        unit = MONEY_RATE_UNIT, ///< the factor of a quote unit, such as 100 GBX = 1 GBP
    };
    constexpr RateKind(Value value) noexcept : value_(value) {}
    explicit constexpr RateKind(money_rate_kind_t value) noexcept : value_(value) {}
    constexpr operator money_rate_kind_t() const noexcept { return value_; }

private:
    money_rate_kind_t value_;
};

/// The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no time.
class StalePolicy {
public:
    enum Value : money_stale_policy_t {
        flag = MONEY_STALE_FLAG, ///< it uses them and sets MONEY_FLAG_STALE; the default
        refuse = MONEY_STALE_REFUSE, ///< it fails with MONEY_ERR_NO_RATE, which says how old they are
    };
    constexpr StalePolicy(Value value) noexcept : value_(value) {}
    explicit constexpr StalePolicy(money_stale_policy_t value) noexcept : value_(value) {}
    constexpr operator money_stale_policy_t() const noexcept { return value_; }

private:
    money_stale_policy_t value_;
};

/// The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
class ColumnLayout {
public:
    enum Value : money_column_layout_t {
        int64 = MONEY_COLUMN_INT64, ///< a coefficient of 64 bits; 8 bytes
        decimal128 = MONEY_COLUMN_DECIMAL128, ///< a coefficient of 128 bits, below 10^38; 16 bytes
        date32 = MONEY_COLUMN_DATE32, ///< days since 1970-01-01; 4 bytes
        int8 = MONEY_COLUMN_INT8, ///< an index into a dictionary, or an order; 1 byte
        int16 = MONEY_COLUMN_INT16, ///< an index; 2 bytes
        int32 = MONEY_COLUMN_INT32, ///< an index; 4 bytes
    };
    constexpr ColumnLayout(Value value) noexcept : value_(value) {}
    explicit constexpr ColumnLayout(money_column_layout_t value) noexcept : value_(value) {}
    constexpr operator money_column_layout_t() const noexcept { return value_; }

private:
    money_column_layout_t value_;
};

/// Says whether the result of an expression has a currency.
class ExpressionKind {
public:
    enum Value : money_expression_kind_t {
        number = MONEY_EXPRESSION_NUMBER, ///< a number without a currency
        amount = MONEY_EXPRESSION_AMOUNT, ///< an amount
    };
    constexpr ExpressionKind(Value value) noexcept : value_(value) {}
    explicit constexpr ExpressionKind(money_expression_kind_t value) noexcept : value_(value) {}
    constexpr operator money_expression_kind_t() const noexcept { return value_; }

private:
    money_expression_kind_t value_;
};

/// The kind of a row of a wallet statement.
class StatementRowKind {
public:
    enum Value : money_statement_row_kind_t {
        amount = MONEY_STATEMENT_ROW_AMOUNT, ///< an entry
        subtotal = MONEY_STATEMENT_ROW_SUBTOTAL, ///< the sum of a section
        total = MONEY_STATEMENT_ROW_TOTAL, ///< the grand total
    };
    constexpr StatementRowKind(Value value) noexcept : value_(value) {}
    explicit constexpr StatementRowKind(money_statement_row_kind_t value) noexcept : value_(value) {}
    constexpr operator money_statement_row_kind_t() const noexcept { return value_; }

private:
    money_statement_row_kind_t value_;
};

/// The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so that
/// they add up.
class RoundingLevel {
public:
    enum Value : money_rounding_level_t {
        unit = MONEY_LEVEL_UNIT, ///< price, discount and tax of one unit, which are then multiplied by the quantity
        line = MONEY_LEVEL_LINE, ///< price, discount and tax of each line item; the default
        tax_group = MONEY_LEVEL_TAX_GROUP, ///< the sums of price, discount and tax over each tax category
        order = MONEY_LEVEL_ORDER, ///< the sums of price, discount and tax over the order
        invoice = MONEY_LEVEL_INVOICE, ///< price and discount of each line item, and the sum of the tax over each tax category
    };
    constexpr RoundingLevel(Value value) noexcept : value_(value) {}
    explicit constexpr RoundingLevel(money_rounding_level_t value) noexcept : value_(value) {}
    constexpr operator money_rounding_level_t() const noexcept { return value_; }

private:
    money_rounding_level_t value_;
};

/// The choice whether prices include their tax.
class PriceBasis {
public:
    enum Value : money_price_basis_t {
        net = MONEY_PRICE_BASIS_NET, ///< prices are without tax; the default
        gross = MONEY_PRICE_BASIS_GROSS, ///< prices include their tax
    };
    constexpr PriceBasis(Value value) noexcept : value_(value) {}
    explicit constexpr PriceBasis(money_price_basis_t value) noexcept : value_(value) {}
    constexpr operator money_price_basis_t() const noexcept { return value_; }

private:
    money_price_basis_t value_;
};

/// The way in which the customer pays the total.
class Tender {
public:
    enum Value : money_tender_t {
        exact = MONEY_TENDER_EXACT, ///< by card or transfer: the payable amount is the total; the default
        cash = MONEY_TENDER_CASH, ///< in cash: the payable amount is rounded to the coins that there are
    };
    constexpr Tender(Value value) noexcept : value_(value) {}
    explicit constexpr Tender(money_tender_t value) noexcept : value_(value) {}
    constexpr operator money_tender_t() const noexcept { return value_; }

private:
    money_tender_t value_;
};

/// A policy with a name.
class BasketPreset {
public:
    enum Value : money_basket_preset_t {
        per_line_half_up = MONEY_BASKET_PRESET_PER_LINE_HALF_UP, ///< MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line item
        per_unit_half_up = MONEY_BASKET_PRESET_PER_UNIT_HALF_UP, ///< tax on the price of one unit, as programs with unit prices do
        per_line_half_even = MONEY_BASKET_PRESET_PER_LINE_HALF_EVEN, ///< banker's rounding of each line item
        per_tax_group_half_up = MONEY_BASKET_PRESET_PER_TAX_GROUP_HALF_UP, ///< prices, discounts and taxes are rounded once a tax category
        per_order_half_up = MONEY_BASKET_PRESET_PER_ORDER_HALF_UP, ///< prices, discounts and taxes are rounded once an order
        swiss_cash = MONEY_BASKET_PRESET_SWISS_CASH, ///< per line item, half up; prices include tax; cash to 0.05
        en16931 = MONEY_BASKET_PRESET_EN16931, ///< the rounding of invoices (money/invoice.h): line items, then taxes
    };
    constexpr BasketPreset(Value value) noexcept : value_(value) {}
    explicit constexpr BasketPreset(money_basket_preset_t value) noexcept : value_(value) {}
    constexpr operator money_basket_preset_t() const noexcept { return value_; }

private:
    money_basket_preset_t value_;
};

/// The kind of a discount: a percentage or an amount.
class DiscountKind {
public:
    enum Value : money_discount_kind_t {
        none = MONEY_DISCOUNT_NONE,
        percent = MONEY_DISCOUNT_PERCENT, ///< a percentage of the price
        fixed = MONEY_DISCOUNT_FIXED, ///< an amount off the line item or the order as a whole
    };
    constexpr DiscountKind(Value value) noexcept : value_(value) {}
    explicit constexpr DiscountKind(money_discount_kind_t value) noexcept : value_(value) {}
    constexpr operator money_discount_kind_t() const noexcept { return value_; }

private:
    money_discount_kind_t value_;
};

/// The currency that you read a receipt in.
class ReceiptView {
public:
    enum Value : money_receipt_view_t {
        priced = MONEY_RECEIPT_PRICED, ///< the catalogue's currency
        checkout = MONEY_RECEIPT_CHECKOUT, ///< the currency of the checkout, which may be the same
    };
    constexpr ReceiptView(Value value) noexcept : value_(value) {}
    explicit constexpr ReceiptView(money_receipt_view_t value) noexcept : value_(value) {}
    constexpr operator money_receipt_view_t() const noexcept { return value_; }

private:
    money_receipt_view_t value_;
};

/// The way in which a tax enters the totals.
class InvoiceTaxKind {
public:
    enum Value : money_invoice_tax_kind_t {
        added = MONEY_INVOICE_TAX_ADDED, ///< a percentage of the net amount, such as VAT; several stand side by side
        compound = MONEY_INVOICE_TAX_COMPOUND, ///< a percentage of the net amount and the taxes before it on the same line item
        retained = MONEY_INVOICE_TAX_RETAINED, ///< a percentage of the net amount that the buyer keeps back and pays to the state
    };
    constexpr InvoiceTaxKind(Value value) noexcept : value_(value) {}
    explicit constexpr InvoiceTaxKind(money_invoice_tax_kind_t value) noexcept : value_(value) {}
    constexpr operator money_invoice_tax_kind_t() const noexcept { return value_; }

private:
    money_invoice_tax_kind_t value_;
};

/// The kind of an adjustment.
class InvoiceAdjustmentKind {
public:
    enum Value : money_invoice_adjustment_kind_t {
        allowance = MONEY_INVOICE_ALLOWANCE, ///< lowers the net amount
        charge = MONEY_INVOICE_CHARGE, ///< raises the net amount
    };
    constexpr InvoiceAdjustmentKind(Value value) noexcept : value_(value) {}
    explicit constexpr InvoiceAdjustmentKind(money_invoice_adjustment_kind_t value) noexcept : value_(value) {}
    constexpr operator money_invoice_adjustment_kind_t() const noexcept { return value_; }

private:
    money_invoice_adjustment_kind_t value_;
};

/// A payment provider.
class PaymentProvider {
public:
    enum Value : money_payment_provider_t {
        stripe = MONEY_PAYMENT_STRIPE, ///< `amount` of the Stripe API
        adyen = MONEY_PAYMENT_ADYEN, ///< `value` of the Adyen API
        paypal = MONEY_PAYMENT_PAYPAL, ///< `value` of the PayPal API, without its point
    };
    constexpr PaymentProvider(Value value) noexcept : value_(value) {}
    explicit constexpr PaymentProvider(money_payment_provider_t value) noexcept : value_(value) {}
    constexpr operator money_payment_provider_t() const noexcept { return value_; }

private:
    money_payment_provider_t value_;
};

/// The number of internal rates of return.
class XirrOutcome {
public:
    enum Value : money_xirr_outcome_t {
        one = MONEY_XIRR_ONE,
        several = MONEY_XIRR_SEVERAL,
        none = MONEY_XIRR_NONE, ///< at no rate are the flows worth 0
        undefined = MONEY_XIRR_UNDEFINED, ///< the flows have no such rate by their nature; `reason` says why
    };
    constexpr XirrOutcome(Value value) noexcept : value_(value) {}
    explicit constexpr XirrOutcome(money_xirr_outcome_t value) noexcept : value_(value) {}
    constexpr operator money_xirr_outcome_t() const noexcept { return value_; }

private:
    money_xirr_outcome_t value_;
};

/// Why there is no rate.
class XirrReason {
public:
    enum Value : money_xirr_reason_t {
        no_flows = MONEY_XIRR_REASON_NO_FLOWS, ///< no flow other than 0
        one_date = MONEY_XIRR_REASON_ONE_DATE, ///< all flows are on one date
        one_sign = MONEY_XIRR_REASON_ONE_SIGN, ///< all flows, added up by date, have one sign
        always_zero = MONEY_XIRR_REASON_ALWAYS_ZERO, ///< the flows of each date cancel out, so that any rate would do
        out_of_range = MONEY_XIRR_REASON_OUT_OF_RANGE, ///< the only rate is above 10^300, or halves the amount 40 times a day
        no_root = MONEY_XIRR_REASON_NO_ROOT, ///< no rate in that range makes the flows worth 0
        unpriced = MONEY_XIRR_REASON_UNPRICED, ///< of a portfolio: a price or an exchange rate is missing
        no_date = MONEY_XIRR_REASON_NO_DATE, ///< of a portfolio: you gave no date on which to value what is held
    };
    constexpr XirrReason(Value value) noexcept : value_(value) {}
    explicit constexpr XirrReason(money_xirr_reason_t value) noexcept : value_(value) {}
    constexpr operator money_xirr_reason_t() const noexcept { return value_; }

private:
    money_xirr_reason_t value_;
};

/// The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days between
/// two dates by 365.
class DayCount {
public:
    enum Value : money_day_count_t {
        day_count_actual_365 = MONEY_DAY_COUNT_ACTUAL_365,
    };
    constexpr DayCount(Value value) noexcept : value_(value) {}
    explicit constexpr DayCount(money_day_count_t value) noexcept : value_(value) {}
    constexpr operator money_day_count_t() const noexcept { return value_; }

private:
    money_day_count_t value_;
};

/// The action that a transaction records. No action is 0, so that a transaction that you did not fill in is refused.
class Action {
public:
    enum Value : money_action_t {
        buy = MONEY_ACTION_BUY,
        sell = MONEY_ACTION_SELL,
        dividend = MONEY_ACTION_DIVIDEND, ///< income: any payment that a security brings
        fee = MONEY_ACTION_FEE, ///< a cost by itself, of a security or of none
        split = MONEY_ACTION_SPLIT, ///< `per` shares become `quantity` shares: 2 for 1, or 1 for 10
    };
    constexpr Action(Value value) noexcept : value_(value) {}
    explicit constexpr Action(money_action_t value) noexcept : value_(value) {}
    constexpr operator money_action_t() const noexcept { return value_; }

private:
    money_action_t value_;
};

/// Which lots a sale takes shares from.
class LotMethod {
public:
    enum Value : money_lot_method_t {
        fifo = MONEY_LOTS_FIFO, ///< the oldest first; the default
        lifo = MONEY_LOTS_LIFO, ///< the newest first
        hifo = MONEY_LOTS_HIFO, ///< the highest cost a share first; of equal ones the oldest
        average = MONEY_LOTS_AVERAGE, ///< a part of all of them, at their average cost
        specific = MONEY_LOTS_SPECIFIC, ///< those that each sale names
    };
    constexpr LotMethod(Value value) noexcept : value_(value) {}
    explicit constexpr LotMethod(money_lot_method_t value) noexcept : value_(value) {}
    constexpr operator money_lot_method_t() const noexcept { return value_; }

private:
    money_lot_method_t value_;
};

/// The short-sale policy: what happens when a sale is of more shares than you hold.
class ShortSalePolicy {
public:
    enum Value : money_short_sale_policy_t {
        reject = MONEY_SHORT_SALE_REJECT, ///< the sale is MONEY_ERR_INSUFFICIENT; the default
        allow = MONEY_SHORT_SALE_ALLOW, ///< the rest is a debt of shares, which a later purchase settles
        record = MONEY_SHORT_SALE_RECORD, ///< the rest is recorded as oversold, and its proceeds count for nothing
    };
    constexpr ShortSalePolicy(Value value) noexcept : value_(value) {}
    explicit constexpr ShortSalePolicy(money_short_sale_policy_t value) noexcept : value_(value) {}
    constexpr operator money_short_sale_policy_t() const noexcept { return value_; }

private:
    money_short_sale_policy_t value_;
};

/// The state of a position's price.
class PriceState {
public:
    enum Value : money_price_state_t {
        fresh = MONEY_PRICE_FRESH,
        stale = MONEY_PRICE_STALE, ///< older than options.fresh_for; it counts
        missing = MONEY_PRICE_MISSING, ///< there is none: the position is listed, and what is held of it is not counted
        zero = MONEY_PRICE_ZERO, ///< of a feed: the provider answered 0, by which it says that it has no price
        no_rate = MONEY_PRICE_NO_RATE, ///< an exchange rate is missing. Of the price: what is held is not counted. Of a transaction: nothing of the position is, and `unconverted_id` names the transaction
        closed = MONEY_PRICE_CLOSED, ///< nothing is held, so that the position needs no price
    };
    constexpr PriceState(Value value) noexcept : value_(value) {}
    explicit constexpr PriceState(money_price_state_t value) noexcept : value_(value) {}
    constexpr operator money_price_state_t() const noexcept { return value_; }

private:
    money_price_state_t value_;
};

/// Which percentages are known. Several may be set.
class Percentages {
public:
    enum Value : money_percentages_t {
        unrealised = MONEY_PERCENT_UNREALISED, ///< unrealised gain / cost
        realised = MONEY_PERCENT_REALISED, ///< realised gain / disposed_cost
        profit = MONEY_PERCENT_PROFIT, ///< profit / (cost + disposed_cost)
    };
    constexpr Percentages(Value value) noexcept : value_(value) {}
    explicit constexpr Percentages(money_percentages_t value) noexcept : value_(value) {}
    constexpr operator money_percentages_t() const noexcept { return value_; }

private:
    money_percentages_t value_;
};

/// The style in which a locale writes an amount.
class LocaleStyle {
public:
    enum Value : money_locale_style_t {
        standard = MONEY_STYLE_STANDARD, ///< "-1.234,56 €"
        accounting = MONEY_STYLE_ACCOUNTING, ///< "($1,234.56)" if the locale has brackets, and no name of the currency
        compact = MONEY_STYLE_COMPACT, ///< "$1.2K": CLDR's short form, without zeros at the end of the fraction
    };
    constexpr LocaleStyle(Value value) noexcept : value_(value) {}
    explicit constexpr LocaleStyle(money_locale_style_t value) noexcept : value_(value) {}
    constexpr operator money_locale_style_t() const noexcept { return value_; }

private:
    money_locale_style_t value_;
};

/// The form in which a locale writes a currency.
class CurrencyDisplay {
public:
    enum Value : money_currency_display_t {
        symbol = MONEY_DISPLAY_SYMBOL, ///< "US$", "€": the locale's symbol, or the code if it has none
        narrow = MONEY_DISPLAY_NARROW, ///< "$": for readers who know the country; several currencies may share it
        code = MONEY_DISPLAY_CODE, ///< "USD"
        name = MONEY_DISPLAY_NAME, ///< "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all languages with the tables of share/locales
        none = MONEY_DISPLAY_NONE, ///< the number alone
    };
    constexpr CurrencyDisplay(Value value) noexcept : value_(value) {}
    explicit constexpr CurrencyDisplay(money_currency_display_t value) noexcept : value_(value) {}
    constexpr operator money_currency_display_t() const noexcept { return value_; }

private:
    money_currency_display_t value_;
};

/// The digits that a locale writes.
class Numerals {
public:
    enum Value : money_numerals_t {
        locale = MONEY_NUMERALS_LOCALE, ///< the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default numbering system: "١٬٢٣٤" in ar-EG
        latin = MONEY_NUMERALS_LATIN, ///< 0 to 9, with the signs and patterns that the locale has for them
    };
    constexpr Numerals(Value value) noexcept : value_(value) {}
    explicit constexpr Numerals(money_numerals_t value) noexcept : value_(value) {}
    constexpr operator money_numerals_t() const noexcept { return value_; }

private:
    money_numerals_t value_;
};

/// Which amounts are written with a sign.
class SignDisplay {
public:
    enum Value : money_sign_display_t {
        pattern = MONEY_SIGN_PATTERN, ///< "-5", "0", "5": negative ones, and the others where the pattern has a plus sign
        always = MONEY_SIGN_ALWAYS, ///< "-5", "+0", "+5"
        except_zero = MONEY_SIGN_EXCEPT_ZERO, ///< "-5", "0", "+5"
        never = MONEY_SIGN_NEVER, ///< "5", "0", "5": a negative amount is written like a positive one
    };
    constexpr SignDisplay(Value value) noexcept : value_(value) {}
    explicit constexpr SignDisplay(money_sign_display_t value) noexcept : value_(value) {}
    constexpr operator money_sign_display_t() const noexcept { return value_; }

private:
    money_sign_display_t value_;
};

/// The choice whether zeros at the end of the fraction stay.
class TrailingZeros {
public:
    enum Value : money_trailing_zeros_t {
        pattern = MONEY_ZEROS_PATTERN, ///< "12.50", "12.00": as many as the fewest digits ask for
        strip = MONEY_ZEROS_STRIP, ///< "12.5", "12"
        strip_whole = MONEY_ZEROS_STRIP_WHOLE, ///< "12.50", "12": where the fraction has nothing else
    };
    constexpr TrailingZeros(Value value) noexcept : value_(value) {}
    explicit constexpr TrailingZeros(money_trailing_zeros_t value) noexcept : value_(value) {}
    constexpr operator money_trailing_zeros_t() const noexcept { return value_; }

private:
    money_trailing_zeros_t value_;
};

/// A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys.
class CalculatorKey {
public:
    enum Value : money_calculator_key_t {
        digit_0 = MONEY_CALCULATOR_KEY_DIGIT_0, ///< the digits are 0 to 9
        digit_1 = MONEY_CALCULATOR_KEY_DIGIT_1,
        digit_2 = MONEY_CALCULATOR_KEY_DIGIT_2,
        digit_3 = MONEY_CALCULATOR_KEY_DIGIT_3,
        digit_4 = MONEY_CALCULATOR_KEY_DIGIT_4,
        digit_5 = MONEY_CALCULATOR_KEY_DIGIT_5,
        digit_6 = MONEY_CALCULATOR_KEY_DIGIT_6,
        digit_7 = MONEY_CALCULATOR_KEY_DIGIT_7,
        digit_8 = MONEY_CALCULATOR_KEY_DIGIT_8,
        digit_9 = MONEY_CALCULATOR_KEY_DIGIT_9,
        point = MONEY_CALCULATOR_KEY_POINT, ///< .
        add = MONEY_CALCULATOR_KEY_ADD, ///< +
        subtract = MONEY_CALCULATOR_KEY_SUBTRACT, ///< -
        multiply = MONEY_CALCULATOR_KEY_MULTIPLY, ///< x
        divide = MONEY_CALCULATOR_KEY_DIVIDE, ///< ÷
        equals = MONEY_CALCULATOR_KEY_EQUALS, ///< =
        percent = MONEY_CALCULATOR_KEY_PERCENT, ///< %: after + or - that part of everything to the left; elsewhere a hundredth
        sign = MONEY_CALCULATOR_KEY_SIGN, ///< ±: changes the sign of the number
        clear = MONEY_CALCULATOR_KEY_CLEAR, ///< AC: clears everything
        correct = MONEY_CALCULATOR_KEY_CORRECT, ///< X: removes the last character, or the last operator
        keep = MONEY_CALCULATOR_KEY_KEEP, ///< K: keeps the result as the first number of the next operation
    };
    constexpr CalculatorKey(Value value) noexcept : value_(value) {}
    explicit constexpr CalculatorKey(money_calculator_key_t value) noexcept : value_(value) {}
    constexpr operator money_calculator_key_t() const noexcept { return value_; }

private:
    money_calculator_key_t value_;
};

/// The reason why the calculator did not take a key. The operation is then as it was before the key.
class CalculatorAlert {
public:
    enum Value : money_calculator_alert_t {
        none = MONEY_CALCULATOR_ALERT_NONE,
        operation_impossible = MONEY_CALCULATOR_ALERT_OPERATION_IMPOSSIBLE,
        has_result = MONEY_CALCULATOR_ALERT_HAS_RESULT,
        operator_exists = MONEY_CALCULATOR_ALERT_OPERATOR_EXISTS,
        divide_by_zero = MONEY_CALCULATOR_ALERT_DIVIDE_BY_ZERO,
        decimal_exists = MONEY_CALCULATOR_ALERT_DECIMAL_EXISTS,
        nothing_to_keep = MONEY_CALCULATOR_ALERT_NOTHING_TO_KEEP,
        syntax = MONEY_CALCULATOR_ALERT_SYNTAX,
    };
    constexpr CalculatorAlert(Value value) noexcept : value_(value) {}
    explicit constexpr CalculatorAlert(money_calculator_alert_t value) noexcept : value_(value) {}
    constexpr operator money_calculator_alert_t() const noexcept { return value_; }

private:
    money_calculator_alert_t value_;
};

/// The state of a calculator: a column in the table of keys.
class CalculatorState {
public:
    enum Value : money_calculator_state_t {
        start = MONEY_CALCULATOR_START, ///< `0`: the first state
        number = MONEY_CALCULATOR_NUMBER, ///< after a digit
        operator_ = MONEY_CALCULATOR_OPERATOR, ///< after an operator
        point = MONEY_CALCULATOR_POINT, ///< after a trailing `.`
        result = MONEY_CALCULATOR_RESULT, ///< on a result
    };
    constexpr CalculatorState(Value value) noexcept : value_(value) {}
    explicit constexpr CalculatorState(money_calculator_state_t value) noexcept : value_(value) {}
    constexpr operator money_calculator_state_t() const noexcept { return value_; }

private:
    money_calculator_state_t value_;
};

/// Whose documents a feed reads.
class Provider {
public:
    enum Value : money_provider_t {
        currencylayer = MONEY_PROVIDER_CURRENCYLAYER, ///< rates against USD from `/live`; needs a key
        currencylayer_list = MONEY_PROVIDER_CURRENCYLAYER_LIST, ///< currencies with their names from `/list`; needs a key
        frankfurter = MONEY_PROVIDER_FRANKFURTER, ///< rates against a base from `/latest`; `/rates` if base_url ends with "/v2"
        open_exchange_rates = MONEY_PROVIDER_OPEN_EXCHANGE_RATES, ///< rates against USD from `/latest.json`; needs a key
        ecb = MONEY_PROVIDER_ECB, ///< rates against EUR from `/eurofxref.csv`, or from the file of base_url
        finnhub = MONEY_PROVIDER_FINNHUB, ///< a price quote for each symbol from `/quote`; needs a key
        transactions = MONEY_PROVIDER_TRANSACTIONS, ///< a store of transactions, `/transactions.json`, by id; may have a key
    };
    constexpr Provider(Value value) noexcept : value_(value) {}
    explicit constexpr Provider(money_provider_t value) noexcept : value_(value) {}
    constexpr operator money_provider_t() const noexcept { return value_; }

private:
    money_provider_t value_;
};

/// The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
/// before.
class JumpPolicy {
public:
    enum Value : money_jump_policy_t {
        refuse = MONEY_JUMP_REFUSE, ///< the document is a failure; the default
        flag = MONEY_JUMP_FLAG, ///< the feed takes it, with MONEY_FEED_FLAG_JUMPED
        accept = MONEY_JUMP_ACCEPT, ///< the feed takes it
    };
    constexpr JumpPolicy(Value value) noexcept : value_(value) {}
    explicit constexpr JumpPolicy(money_jump_policy_t value) noexcept : value_(value) {}
    constexpr operator money_jump_policy_t() const noexcept { return value_; }

private:
    money_jump_policy_t value_;
};

/// The reason why a request failed without a response.
class TransportFailure {
public:
    enum Value : money_transport_failure_t {
        connection = MONEY_TRANSPORT_CONNECTION, ///< no connection
        dns = MONEY_TRANSPORT_DNS, ///< the server's name is not known
        tls = MONEY_TRANSPORT_TLS, ///< the certificate or the encryption was refused
        disconnected = MONEY_TRANSPORT_DISCONNECTED, ///< the connection closed before the end
        cancelled = MONEY_TRANSPORT_CANCELLED, ///< your program cancelled the request
        too_large = MONEY_TRANSPORT_TOO_LARGE, ///< your program stopped reading
        other = MONEY_TRANSPORT_OTHER,
        timeout = MONEY_TRANSPORT_TIMEOUT, ///< no response within the time that your program allows
    };
    constexpr TransportFailure(Value value) noexcept : value_(value) {}
    explicit constexpr TransportFailure(money_transport_failure_t value) noexcept : value_(value) {}
    constexpr operator money_transport_failure_t() const noexcept { return value_; }

private:
    money_transport_failure_t value_;
};

/// The state of a feed.
class FeedState {
public:
    enum Value : money_feed_state_t {
        empty = MONEY_FEED_EMPTY, ///< it has nothing yet and has asked for nothing
        loading = MONEY_FEED_LOADING, ///< it has nothing yet, and a request is under way
        ready = MONEY_FEED_READY, ///< what it has is fresh
        stale = MONEY_FEED_STALE, ///< what it has is older than options.ttl_seconds
        failed = MONEY_FEED_FAILED, ///< it has nothing yet, and the last attempt failed
        waiting = MONEY_FEED_WAITING, ///< it has nothing yet, and the provider's limit forbids to ask now
    };
    constexpr FeedState(Value value) noexcept : value_(value) {}
    explicit constexpr FeedState(money_feed_state_t value) noexcept : value_(value) {}
    constexpr operator money_feed_state_t() const noexcept { return value_; }

private:
    money_feed_state_t value_;
};

/// Facts about a feed. Several may be set.
class FeedFlags {
public:
    enum Value : money_feed_flags_t {
        jumped = MONEY_FEED_FLAG_JUMPED, ///< an exchange rate jumped, as money_jump_policy_t says
        waiting = MONEY_FEED_FLAG_WAITING, ///< something is due, and the provider's limit forbids to ask now
        restored = MONEY_FEED_FLAG_RESTORED, ///< what the feed has was restored, and not asked for since
    };
    constexpr FeedFlags(Value value) noexcept : value_(value) {}
    explicit constexpr FeedFlags(money_feed_flags_t value) noexcept : value_(value) {}
    constexpr operator money_feed_flags_t() const noexcept { return value_; }

private:
    money_feed_flags_t value_;
};

/// The state of a request to save or remove a transaction.
class Operation {
public:
    enum Value : money_operation_t {
        none = MONEY_OPERATION_NONE, ///< nothing was saved or removed under the id, or it was long ago
        pending = MONEY_OPERATION_PENDING, ///< the request waits to be sent, or is under way
        done = MONEY_OPERATION_DONE,
        failed = MONEY_OPERATION_FAILED, ///< money_feed_failure writes why
    };
    constexpr Operation(Value value) noexcept : value_(value) {}
    explicit constexpr Operation(money_operation_t value) noexcept : value_(value) {}
    constexpr operator money_operation_t() const noexcept { return value_; }

private:
    money_operation_t value_;
};

/// The state of a converter.
class ConverterState {
public:
    enum Value : money_converter_state_t {
        empty = MONEY_CONVERTER_EMPTY, ///< there is no input, or no number in it yet
        loading = MONEY_CONVERTER_LOADING, ///< there are no rates yet
        ready = MONEY_CONVERTER_READY, ///< there is a result
        stale = MONEY_CONVERTER_STALE, ///< there is a result, but its rates are too old or could not be renewed
        failed = MONEY_CONVERTER_FAILED, ///< not an amount, no rate for the pair, or no rates to be had: see `failure`
    };
    constexpr ConverterState(Value value) noexcept : value_(value) {}
    explicit constexpr ConverterState(money_converter_state_t value) noexcept : value_(value) {}
    constexpr operator money_converter_state_t() const noexcept { return value_; }

private:
    money_converter_state_t value_;
};

/// The kind of the input.
class InputState {
public:
    enum Value : money_input_state_t {
        empty = MONEY_INPUT_STATE_EMPTY, ///< nothing, or blanks
        complete = MONEY_INPUT_STATE_COMPLETE, ///< a number
        unfinished = MONEY_INPUT_STATE_UNFINISHED, ///< "12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way to "1,234" is none either, nor is "$"
        invalid = MONEY_INPUT_STATE_INVALID, ///< not the beginning of an amount
    };
    constexpr InputState(Value value) noexcept : value_(value) {}
    explicit constexpr InputState(money_input_state_t value) noexcept : value_(value) {}
    constexpr operator money_input_state_t() const noexcept { return value_; }

private:
    money_input_state_t value_;
};

/// The origin of a converter's rates.
class Origin {
public:
    enum Value : money_origin_t {
        none = MONEY_ORIGIN_NONE, ///< there are no rates
        network = MONEY_ORIGIN_NETWORK,
        store = MONEY_ORIGIN_STORE, ///< kept from before
        program = MONEY_ORIGIN_PROGRAM, ///< your program's own, such as a file
    };
    constexpr Origin(Value value) noexcept : value_(value) {}
    explicit constexpr Origin(money_origin_t value) noexcept : value_(value) {}
    constexpr operator money_origin_t() const noexcept { return value_; }

private:
    money_origin_t value_;
};

/// The order of a list.
class CurrencyListSort {
public:
    enum Value : money_currency_list_sort_t {
        name_ascending = MONEY_SORT_NAME_ASCENDING, ///< by the language's rules; currencies of one name by code
        name_descending = MONEY_SORT_NAME_DESCENDING,
        code_ascending = MONEY_SORT_CODE_ASCENDING,
        code_descending = MONEY_SORT_CODE_DESCENDING,
    };
    constexpr CurrencyListSort(Value value) noexcept : value_(value) {}
    explicit constexpr CurrencyListSort(money_currency_list_sort_t value) noexcept : value_(value) {}
    constexpr operator money_currency_list_sort_t() const noexcept { return value_; }

private:
    money_currency_list_sort_t value_;
};

/// The state of a list.
class CurrencyListState {
public:
    enum Value : money_currency_list_state_t {
        ready = MONEY_LIST_READY, ///< the list shows currencies
        empty = MONEY_LIST_EMPTY, ///< the list has no currency
        nothing_found = MONEY_LIST_NOTHING_FOUND, ///< the search finds nothing
        no_favourites = MONEY_LIST_NO_FAVOURITES, ///< the list shows only favourites, and there is none
    };
    constexpr CurrencyListState(Value value) noexcept : value_(value) {}
    explicit constexpr CurrencyListState(money_currency_list_state_t value) noexcept : value_(value) {}
    constexpr operator money_currency_list_state_t() const noexcept { return value_; }

private:
    money_currency_list_state_t value_;
};

/// The state of a portfolio view.
class PortfolioViewState {
public:
    enum Value : money_portfolio_view_state_t {
        loading = MONEY_PORTFOLIO_VIEW_LOADING, ///< no transactions yet, or no price yet of anything that is held
        empty = MONEY_PORTFOLIO_VIEW_EMPTY, ///< there are no transactions
        ready = MONEY_PORTFOLIO_VIEW_READY,
        stale = MONEY_PORTFOLIO_VIEW_STALE, ///< a price is older than options.fresh_for
        transactions_failed = MONEY_PORTFOLIO_VIEW_TRANSACTIONS_FAILED, ///< the last retrieval failed; the last good ones show
        quotes_failed = MONEY_PORTFOLIO_VIEW_QUOTES_FAILED, ///< the last attempt to get prices failed; the last good ones show
    };
    constexpr PortfolioViewState(Value value) noexcept : value_(value) {}
    explicit constexpr PortfolioViewState(money_portfolio_view_state_t value) noexcept : value_(value) {}
    constexpr operator money_portfolio_view_state_t() const noexcept { return value_; }

private:
    money_portfolio_view_state_t value_;
};

/// The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself.
class OrderField {
public:
    enum Value : money_order_field_t {
        date = MONEY_ORDER_DATE, ///< such as "2024-02-29"
        action = MONEY_ORDER_ACTION, ///< "buy" or "sell"
        ticker = MONEY_ORDER_TICKER, ///< the symbol; the form turns it into capitals
        quantity = MONEY_ORDER_QUANTITY, ///< saved; from price and sum only if it is exact in 18 fraction digits
        price = MONEY_ORDER_PRICE, ///< of one share; shown to 8 fraction digits, half-even, and not saved
        sum = MONEY_ORDER_SUM, ///< the transaction's total; from quantity and price exactly
    };
    constexpr OrderField(Value value) noexcept : value_(value) {}
    explicit constexpr OrderField(money_order_field_t value) noexcept : value_(value) {}
    constexpr operator money_order_field_t() const noexcept { return value_; }

private:
    money_order_field_t value_;
};

/// The state of a field.
class FieldState {
public:
    enum Value : money_field_state_t {
        ok = MONEY_FIELD_OK, ///< right; also an empty field that follows from one that is not right
        missing = MONEY_FIELD_MISSING, ///< empty; a price is never missing
        not_a_date = MONEY_FIELD_NOT_A_DATE, ///< not a date that money_date_parse reads
        unknown = MONEY_FIELD_UNKNOWN, ///< an action that is neither of the two
        length = MONEY_FIELD_LENGTH, ///< a ticker of too few or too many characters
        letters = MONEY_FIELD_LETTERS, ///< a ticker with characters that the rule forbids
        not_a_number = MONEY_FIELD_NOT_A_NUMBER, ///< not a number that money_decimal_parse reads
        not_positive = MONEY_FIELD_NOT_POSITIVE, ///< 0 or below
        too_many_digits = MONEY_FIELD_TOO_MANY_DIGITS, ///< more than 38 digits
        inexact = MONEY_FIELD_INEXACT, ///< price and sum give no exact quantity
        mismatch = MONEY_FIELD_MISMATCH, ///< all three are typed, and the price is not that of quantity and sum
    };
    constexpr FieldState(Value value) noexcept : value_(value) {}
    explicit constexpr FieldState(money_field_state_t value) noexcept : value_(value) {}
    constexpr operator money_field_state_t() const noexcept { return value_; }

private:
    money_field_state_t value_;
};

/// Which tickers are right.
class TickerRule {
public:
    enum Value : money_ticker_rule_t {
        letters = MONEY_TICKER_LETTERS, ///< 3 or 4 letters; the default
        exchange_symbol = MONEY_TICKER_EXCHANGE_SYMBOL, ///< up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T
    };
    constexpr TickerRule(Value value) noexcept : value_(value) {}
    explicit constexpr TickerRule(money_ticker_rule_t value) noexcept : value_(value) {}
    constexpr operator money_ticker_rule_t() const noexcept { return value_; }

private:
    money_ticker_rule_t value_;
};

/// The kinds of objects that a store keeps by name.
class StoreKind {
public:
    enum Value : money_store_kind_t {
        wallet = MONEY_STORE_KIND_WALLET,
        portfolio = MONEY_STORE_KIND_PORTFOLIO,
        catalogue = MONEY_STORE_KIND_CATALOGUE,
        basket = MONEY_STORE_KIND_BASKET,
        rates = MONEY_STORE_KIND_RATES,
        currencies = MONEY_STORE_KIND_CURRENCIES,
        idempotency_key = MONEY_STORE_KIND_IDEMPOTENCY_KEY, ///< the idempotency keys of requests that were done
    };
    constexpr StoreKind(Value value) noexcept : value_(value) {}
    explicit constexpr StoreKind(money_store_kind_t value) noexcept : value_(value) {}
    constexpr operator money_store_kind_t() const noexcept { return value_; }

private:
    money_store_kind_t value_;
};

} // namespace money

#endif
