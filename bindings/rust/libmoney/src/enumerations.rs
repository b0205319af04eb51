// Made from the headers by api/generate.py.

//! The constants of the interface, each kind a type.

/// The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Status(pub i32);

impl Status {
    /// ok
    pub const OK: Status = Status(0);
    /// A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
    pub const ARGUMENT: Status = Status(1);
    /// The text is longer than the buffer; `length` says how long it is.
    pub const BUFFER_TOO_SMALL: Status = Status(2);
    /// A callback of the object called back to change it.
    pub const BUSY: Status = Status(3);
    /// There is not enough memory.
    pub const OUT_OF_MEMORY: Status = Status(4);
    /// The input is longer, larger or deeper than a limit.
    pub const LIMIT: Status = Status(5);
    /// The index is past the end, or there is no such entry.
    pub const NOT_FOUND: Status = Status(6);
    /// The object is in a state in which this call makes no sense.
    pub const STATE: Status = Status(7);
    /// The caller cancelled the call, or its time was over; nothing has changed.
    pub const CANCELLED: Status = Status(8);
    /// The text is no number, amount, date or code; the position is its first byte that does not belong.
    pub const SYNTAX: Status = Status(20);
    /// The text is not UTF-8, or has a NUL inside.
    pub const ENCODING: Status = Status(21);
    /// The exact result does not fit 38 digits.
    pub const OVERFLOW: Status = Status(22);
    /// The divisor is 0.
    pub const DIVISION_BY_ZERO: Status = Status(23);
    /// The result would have to be rounded, and rounding was not allowed.
    pub const INEXACT: Status = Status(24);
    /// The date is no day of the years 1 to 9999.
    pub const DATE: Status = Status(25);
    /// The currency is neither built in nor in the registry given, or its minor unit is not known.
    pub const UNKNOWN_CURRENCY: Status = Status(40);
    /// Two currencies meet where one is needed.
    pub const CURRENCY_MISMATCH: Status = Status(41);
    /// The code is taken already.
    pub const DUPLICATE_CURRENCY: Status = Status(42);
    /// The symbol, such as $, stands for several currencies; the error's text lists them.
    pub const AMBIGUOUS_CURRENCY: Status = Status(43);
    /// There are no weights, or one is negative, or all are 0.
    pub const WEIGHTS: Status = Status(60);
    /// No rate leads from the one currency to the other on that day, or it is too old; the error's text names
    /// the last day before it that had one, however long ago.
    pub const NO_RATE: Status = Status(80);
    /// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
    pub const INVALID_RATE: Status = Status(81);
    /// One document has the same direction twice.
    pub const DUPLICATE_RATE: Status = Status(82);
    /// The document is well-formed and has no rate.
    pub const NO_RATES: Status = Status(83);
    /// The document is the provider's own error; the error's text has its code and words.
    pub const PROVIDER: Status = Status(84);
    /// The text is not JSON, or an object has a key twice.
    pub const JSON: Status = Status(100);
    /// The document is well-formed and not of the kind expected.
    pub const DOCUMENT: Status = Status(101);
    /// A newer version of the library wrote it.
    pub const VERSION: Status = Status(102);
    /// Less is there, or less is not held, than should go out.
    pub const INSUFFICIENT: Status = Status(110);
    /// The discount is below 0, above 100 percent, or above the price.
    pub const DISCOUNT: Status = Status(120);
    /// The tax is outside 0 to 100 percent, or a category has none.
    pub const TAX: Status = Status(121);
    /// One document has the same product twice.
    pub const DUPLICATE_SKU: Status = Status(122);
    /// Two transactions have the same id.
    pub const DUPLICATE_ID: Status = Status(130);
    /// No answer came; the error's text says why.
    pub const TRANSPORT: Status = Status(140);
    /// The answer is to a request that is not under way.
    pub const UNKNOWN_REQUEST: Status = Status(141);
    /// The server answered with an error; the text has its status.
    pub const HTTP: Status = Status(142);
    /// The server refuses the key: HTTP 401 or 403.
    pub const UNAUTHORIZED: Status = Status(143);
    /// The provider was asked too often: HTTP 429.
    pub const RATE_LIMITED: Status = Status(144);
    /// The answer is HTML, or of another type than expected.
    pub const CONTENT_TYPE: Status = Status(145);
    /// The answer ends before its document does.
    pub const TRUNCATED: Status = Status(146);
    /// The answer is larger than the limit that was set.
    pub const TOO_LARGE: Status = Status(147);
    /// A rate is a hundred times higher or lower than before.
    pub const RATE_JUMPED: Status = Status(148);
    /// The list is well-formed and has no currency.
    pub const NO_CURRENCIES: Status = Status(149);
    /// Reading failed; the error's `cause` says why.
    pub const RETRIEVAL: Status = Status(160);
    /// Saving failed and changed nothing; the error's `cause` says why.
    pub const SAVING: Status = Status(161);
    /// Removing failed and changed nothing; the error's `cause` says why.
    pub const REMOVAL: Status = Status(162);
    /// The file belongs to something else.
    pub const NOT_A_STORE: Status = Status(163);
    /// Another connection writes, and did not end in time.
    pub const STORE_LOCKED: Status = Status(164);
    /// The store, or its file, can only be read.
    pub const STORE_READ_ONLY: Status = Status(165);
    /// No room is left on the disk, or in the quota.
    pub const STORE_FULL: Status = Status(166);
    /// The file is damaged.
    pub const STORE_CORRUPT: Status = Status(167);
    /// The path is not there, is a directory, or is not permitted.
    pub const STORE_PATH: Status = Status(168);
    /// The disk failed.
    pub const STORE_IO: Status = Status(169);
    /// Somebody else changed the stored object since it was loaded, or another request has the key.
    pub const CONFLICT: Status = Status(170);
    /// The system has no SQLite that stores can use; the error's text says why.
    pub const NO_SQLITE: Status = Status(171);
    /// Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the
    /// error's `cause` says why.
    pub const STORE_UNKNOWN: Status = Status(172);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "ok",
            1 => "argument",
            2 => "buffer_too_small",
            3 => "busy",
            4 => "out_of_memory",
            5 => "limit",
            6 => "not_found",
            7 => "state",
            8 => "cancelled",
            20 => "syntax",
            21 => "encoding",
            22 => "overflow",
            23 => "division_by_zero",
            24 => "inexact",
            25 => "date",
            40 => "unknown_currency",
            41 => "currency_mismatch",
            42 => "duplicate_currency",
            43 => "ambiguous_currency",
            60 => "weights",
            80 => "no_rate",
            81 => "invalid_rate",
            82 => "duplicate_rate",
            83 => "no_rates",
            84 => "provider",
            100 => "json",
            101 => "document",
            102 => "version",
            110 => "insufficient",
            120 => "discount",
            121 => "tax",
            122 => "duplicate_sku",
            130 => "duplicate_id",
            140 => "transport",
            141 => "unknown_request",
            142 => "http",
            143 => "unauthorized",
            144 => "rate_limited",
            145 => "content_type",
            146 => "truncated",
            147 => "too_large",
            148 => "rate_jumped",
            149 => "no_currencies",
            160 => "retrieval",
            161 => "saving",
            162 => "removal",
            163 => "not_a_store",
            164 => "store_locked",
            165 => "store_read_only",
            166 => "store_full",
            167 => "store_corrupt",
            168 => "store_path",
            169 => "store_io",
            170 => "conflict",
            171 => "no_sqlite",
            172 => "store_unknown",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Status {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Status::{}", self.name())
    }
}

/// Facts about a result that are no failures. Several may be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Flags(pub u32);

impl Flags {
    /// digits other than 0 were dropped
    pub const ROUNDED: Flags = Flags(1);
    /// a rate had more than 19 digits in its document and was rounded on reading
    pub const RATE_ROUNDED: Flags = Flags(2);
    /// a fixed factor was used: a withdrawn currency's legal one, or a quote unit's
    pub const FIXED: Flags = Flags(4);
    /// the rates are of an earlier date than you asked for
    pub const EARLIER: Flags = Flags(8);
    /// the rates are older than `fresh_for`, or they have no time
    pub const STALE: Flags = Flags(16);
    /// the table's quotes give another rate along another path
    pub const INCONSISTENT: Flags = Flags(32);
    /// rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule
    pub const EURO_REGULATION: Flags = Flags(64);

    /// Whether all bits of another set are in this one.
    pub const fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Flags {
    type Output = Flags;

    fn bitor(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

impl std::fmt::Debug for Flags {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Flags({:#x})", self.0)
    }
}

/// How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and
/// ISO 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and
/// mode are swapped fails, and so does an options struct whose mode you left 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rounding(pub i32);

impl Rounding {
    /// to nearest, ties to the even digit (roundTiesToEven); the default
    pub const HALF_EVEN: Rounding = Rounding(1000);
    /// to nearest, ties away from zero (roundTiesToAway)
    pub const HALF_UP: Rounding = Rounding(1001);
    /// to nearest, ties towards zero
    pub const HALF_DOWN: Rounding = Rounding(1002);
    /// away from zero
    pub const UP: Rounding = Rounding(1003);
    /// towards zero (roundTowardZero)
    pub const DOWN: Rounding = Rounding(1004);
    /// towards positive infinity (roundTowardPositive)
    pub const CEILING: Rounding = Rounding(1005);
    /// towards negative infinity (roundTowardNegative)
    pub const FLOOR: Rounding = Rounding(1006);
    /// an inexact result is MONEY_ERR_INEXACT
    pub const UNNECESSARY: Rounding = Rounding(1007);
    /// to nearest, ties to the odd digit
    pub const HALF_ODD: Rounding = Rounding(1008);
    /// to nearest, ties towards positive infinity
    pub const HALF_CEILING: Rounding = Rounding(1009);
    /// to nearest, ties towards negative infinity
    pub const HALF_FLOOR: Rounding = Rounding(1010);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1000 => "half_even",
            1001 => "half_up",
            1002 => "half_down",
            1003 => "up",
            1004 => "down",
            1005 => "ceiling",
            1006 => "floor",
            1007 => "unnecessary",
            1008 => "half_odd",
            1009 => "half_ceiling",
            1010 => "half_floor",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Rounding {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Rounding::{}", self.name())
    }
}

/// The kind of thing that a code stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CurrencyKind(pub i32);

impl CurrencyKind {
    /// in ISO 4217 today
    pub const CURRENT: CurrencyKind = CurrencyKind(0);
    /// once in ISO 4217, withdrawn
    pub const HISTORICAL: CurrencyKind = CurrencyKind(1);
    /// ISO 4217 codes that are not legal tender: XAU, XDR, XTS
    pub const SPECIAL: CurrencyKind = CurrencyKind(2);
    /// a quote unit, a fraction of another currency: GBX, ZAc, ILA
    pub const UNIT: CurrencyKind = CurrencyKind(3);
    /// in common use outside ISO 4217: BTC, CNH
    pub const INFORMAL: CurrencyKind = CurrencyKind(4);
    /// from a registry
    pub const CUSTOM: CurrencyKind = CurrencyKind(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "current",
            1 => "historical",
            2 => "special",
            3 => "unit",
            4 => "informal",
            5 => "custom",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CurrencyKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CurrencyKind::{}", self.name())
    }
}

/// The treatment of amounts that are too small for a rule on cash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CashSmall(pub i32);

impl CashSmall {
    /// they are rounded as others are
    pub const ROUNDED: CashSmall = CashSmall(0);
    /// they stay as they are: one and two cents in Finland
    pub const EXACT: CashSmall = CashSmall(1);
    /// they become one step: one and two cents in Slovakia
    pub const UP: CashSmall = CashSmall(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "rounded",
            1 => "exact",
            2 => "up",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CashSmall {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CashSmall::{}", self.name())
    }
}

/// The method that hands out the units that are left over when every share has been rounded down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Allocation(pub i32);

impl Allocation {
    /// one each to the shares that lost most, ties to the earlier; the default
    pub const LARGEST_REMAINDER: Allocation = Allocation(0);
    /// one each from the first share on
    pub const FLOOR_TO_FIRST: Allocation = Allocation(1);
    /// one each from the last share back
    pub const FLOOR_TO_LAST: Allocation = Allocation(2);
    /// they are `remainder`
    pub const SEPARATE_REMAINDER: Allocation = Allocation(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "largest_remainder",
            1 => "floor_to_first",
            2 => "floor_to_last",
            3 => "separate_remainder",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Allocation {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Allocation::{}", self.name())
    }
}

/// The origin of a rate in a conversion path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RateKind(pub i32);

impl RateKind {
    /// as the table has it
    pub const QUOTED: RateKind = RateKind(0);
    /// the table's rate of the other direction, turned round exactly
    pub const INVERSE: RateKind = RateKind(1);
    /// the legal factor of a withdrawn currency (for instance Regulation (EC) No 2866/98)
    pub const FIXED: RateKind = RateKind(2);
    /// the factor of a quote unit, such as 100 GBX = 1 GBP
    pub const UNIT: RateKind = RateKind(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "quoted",
            1 => "inverse",
            2 => "fixed",
            3 => "unit",
            _ => "",
        }
    }
}

impl std::fmt::Debug for RateKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "RateKind::{}", self.name())
    }
}

/// The choice whether a conversion flags or refuses rates that are older than `fresh_for`, or that have no
/// time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StalePolicy(pub i32);

impl StalePolicy {
    /// it uses them and sets MONEY_FLAG_STALE; the default
    pub const FLAG: StalePolicy = StalePolicy(0);
    /// it fails with MONEY_ERR_NO_RATE, which says how old they are
    pub const REFUSE: StalePolicy = StalePolicy(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "flag",
            1 => "refuse",
            _ => "",
        }
    }
}

impl std::fmt::Debug for StalePolicy {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "StalePolicy::{}", self.name())
    }
}

/// The layout of the values of a column, as in Apache Arrow's columnar format, little-endian.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ColumnLayout(pub i32);

impl ColumnLayout {
    /// a coefficient of 64 bits; 8 bytes
    pub const INT64: ColumnLayout = ColumnLayout(1);
    /// a coefficient of 128 bits, below 10^38; 16 bytes
    pub const DECIMAL128: ColumnLayout = ColumnLayout(2);
    /// days since 1970-01-01; 4 bytes
    pub const DATE32: ColumnLayout = ColumnLayout(3);
    /// an index into a dictionary, or an order; 1 byte
    pub const INT8: ColumnLayout = ColumnLayout(4);
    /// an index; 2 bytes
    pub const INT16: ColumnLayout = ColumnLayout(5);
    /// an index; 4 bytes
    pub const INT32: ColumnLayout = ColumnLayout(6);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "int64",
            2 => "decimal128",
            3 => "date32",
            4 => "int8",
            5 => "int16",
            6 => "int32",
            _ => "",
        }
    }
}

impl std::fmt::Debug for ColumnLayout {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "ColumnLayout::{}", self.name())
    }
}

/// Says whether the result of an expression has a currency.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExpressionKind(pub i32);

impl ExpressionKind {
    /// a number without a currency
    pub const NUMBER: ExpressionKind = ExpressionKind(1);
    /// an amount
    pub const AMOUNT: ExpressionKind = ExpressionKind(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "number",
            2 => "amount",
            _ => "",
        }
    }
}

impl std::fmt::Debug for ExpressionKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "ExpressionKind::{}", self.name())
    }
}

/// The kind of a row of a wallet statement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StatementRowKind(pub i32);

impl StatementRowKind {
    /// an entry
    pub const AMOUNT: StatementRowKind = StatementRowKind(0);
    /// the sum of a section
    pub const SUBTOTAL: StatementRowKind = StatementRowKind(1);
    /// the grand total
    pub const TOTAL: StatementRowKind = StatementRowKind(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "amount",
            1 => "subtotal",
            2 => "total",
            _ => "",
        }
    }
}

impl std::fmt::Debug for StatementRowKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "StatementRowKind::{}", self.name())
    }
}

/// The level at which a basket rounds. If it rounds a sum, it shares the difference among the line items, so
/// that they add up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoundingLevel(pub i32);

impl RoundingLevel {
    /// price, discount and tax of one unit, which are then multiplied by the quantity
    pub const UNIT: RoundingLevel = RoundingLevel(0);
    /// price, discount and tax of each line item; the default
    pub const LINE: RoundingLevel = RoundingLevel(1);
    /// the sums of price, discount and tax over each tax category
    pub const TAX_GROUP: RoundingLevel = RoundingLevel(2);
    /// the sums of price, discount and tax over the order
    pub const ORDER: RoundingLevel = RoundingLevel(3);
    /// price and discount of each line item, and the sum of the tax over each tax category
    pub const INVOICE: RoundingLevel = RoundingLevel(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "unit",
            1 => "line",
            2 => "tax_group",
            3 => "order",
            4 => "invoice",
            _ => "",
        }
    }
}

impl std::fmt::Debug for RoundingLevel {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "RoundingLevel::{}", self.name())
    }
}

/// The choice whether prices include their tax.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PriceBasis(pub i32);

impl PriceBasis {
    /// prices are without tax; the default
    pub const NET: PriceBasis = PriceBasis(0);
    /// prices include their tax
    pub const GROSS: PriceBasis = PriceBasis(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "net",
            1 => "gross",
            _ => "",
        }
    }
}

impl std::fmt::Debug for PriceBasis {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PriceBasis::{}", self.name())
    }
}

/// The way in which the customer pays the total.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tender(pub i32);

impl Tender {
    /// by card or transfer: the payable amount is the total; the default
    pub const EXACT: Tender = Tender(0);
    /// in cash: the payable amount is rounded to the coins that there are
    pub const CASH: Tender = Tender(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "exact",
            1 => "cash",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Tender {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Tender::{}", self.name())
    }
}

/// A policy with a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BasketPreset(pub i32);

impl BasketPreset {
    /// MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line item
    pub const PER_LINE_HALF_UP: BasketPreset = BasketPreset(0);
    /// tax on the price of one unit, as programs with unit prices do
    pub const PER_UNIT_HALF_UP: BasketPreset = BasketPreset(1);
    /// banker's rounding of each line item
    pub const PER_LINE_HALF_EVEN: BasketPreset = BasketPreset(2);
    /// prices, discounts and taxes are rounded once a tax category
    pub const PER_TAX_GROUP_HALF_UP: BasketPreset = BasketPreset(3);
    /// prices, discounts and taxes are rounded once an order
    pub const PER_ORDER_HALF_UP: BasketPreset = BasketPreset(4);
    /// per line item, half up; prices include tax; cash to 0.05
    pub const SWISS_CASH: BasketPreset = BasketPreset(5);
    /// the rounding of invoices (money/invoice.h): line items, then taxes
    pub const EN16931: BasketPreset = BasketPreset(6);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "per_line_half_up",
            1 => "per_unit_half_up",
            2 => "per_line_half_even",
            3 => "per_tax_group_half_up",
            4 => "per_order_half_up",
            5 => "swiss_cash",
            6 => "en16931",
            _ => "",
        }
    }
}

impl std::fmt::Debug for BasketPreset {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "BasketPreset::{}", self.name())
    }
}

/// The kind of a discount: a percentage or an amount.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiscountKind(pub i32);

impl DiscountKind {
    /// none
    pub const NONE: DiscountKind = DiscountKind(0);
    /// a percentage of the price
    pub const PERCENT: DiscountKind = DiscountKind(1);
    /// an amount off the line item or the order as a whole
    pub const FIXED: DiscountKind = DiscountKind(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "none",
            1 => "percent",
            2 => "fixed",
            _ => "",
        }
    }
}

impl std::fmt::Debug for DiscountKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "DiscountKind::{}", self.name())
    }
}

/// The currency that you read a receipt in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ReceiptView(pub i32);

impl ReceiptView {
    /// the catalogue's currency
    pub const PRICED: ReceiptView = ReceiptView(0);
    /// the currency of the checkout, which may be the same
    pub const CHECKOUT: ReceiptView = ReceiptView(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "priced",
            1 => "checkout",
            _ => "",
        }
    }
}

impl std::fmt::Debug for ReceiptView {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "ReceiptView::{}", self.name())
    }
}

/// The way in which a tax enters the totals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InvoiceTaxKind(pub i32);

impl InvoiceTaxKind {
    /// a percentage of the net amount, such as VAT; several stand side by side
    pub const ADDED: InvoiceTaxKind = InvoiceTaxKind(0);
    /// a percentage of the net amount and the taxes before it on the same line item
    pub const COMPOUND: InvoiceTaxKind = InvoiceTaxKind(1);
    /// a percentage of the net amount that the buyer keeps back and pays to the state
    pub const RETAINED: InvoiceTaxKind = InvoiceTaxKind(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "added",
            1 => "compound",
            2 => "retained",
            _ => "",
        }
    }
}

impl std::fmt::Debug for InvoiceTaxKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "InvoiceTaxKind::{}", self.name())
    }
}

/// The kind of an adjustment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InvoiceAdjustmentKind(pub i32);

impl InvoiceAdjustmentKind {
    /// lowers the net amount
    pub const ALLOWANCE: InvoiceAdjustmentKind = InvoiceAdjustmentKind(1);
    /// raises the net amount
    pub const CHARGE: InvoiceAdjustmentKind = InvoiceAdjustmentKind(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "allowance",
            2 => "charge",
            _ => "",
        }
    }
}

impl std::fmt::Debug for InvoiceAdjustmentKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "InvoiceAdjustmentKind::{}", self.name())
    }
}

/// A payment provider.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PaymentProvider(pub i32);

impl PaymentProvider {
    /// `amount` of the Stripe API
    pub const STRIPE: PaymentProvider = PaymentProvider(0);
    /// `value` of the Adyen API
    pub const ADYEN: PaymentProvider = PaymentProvider(1);
    /// `value` of the PayPal API, without its point
    pub const PAYPAL: PaymentProvider = PaymentProvider(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "stripe",
            1 => "adyen",
            2 => "paypal",
            _ => "",
        }
    }
}

impl std::fmt::Debug for PaymentProvider {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PaymentProvider::{}", self.name())
    }
}

/// The number of internal rates of return.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XirrOutcome(pub i32);

impl XirrOutcome {
    /// one
    pub const ONE: XirrOutcome = XirrOutcome(1);
    /// several
    pub const SEVERAL: XirrOutcome = XirrOutcome(2);
    /// at no rate are the flows worth 0
    pub const NONE: XirrOutcome = XirrOutcome(3);
    /// the flows have no such rate by their nature; `reason` says why
    pub const UNDEFINED: XirrOutcome = XirrOutcome(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "one",
            2 => "several",
            3 => "none",
            4 => "undefined",
            _ => "",
        }
    }
}

impl std::fmt::Debug for XirrOutcome {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "XirrOutcome::{}", self.name())
    }
}

/// Why there is no rate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct XirrReason(pub i32);

impl XirrReason {
    /// no flow other than 0
    pub const NO_FLOWS: XirrReason = XirrReason(1);
    /// all flows are on one date
    pub const ONE_DATE: XirrReason = XirrReason(2);
    /// all flows, added up by date, have one sign
    pub const ONE_SIGN: XirrReason = XirrReason(3);
    /// the flows of each date cancel out, so that any rate would do
    pub const ALWAYS_ZERO: XirrReason = XirrReason(4);
    /// the only rate is above 10^300, or halves the amount 40 times a day
    pub const OUT_OF_RANGE: XirrReason = XirrReason(5);
    /// no rate in that range makes the flows worth 0
    pub const NO_ROOT: XirrReason = XirrReason(6);
    /// of a portfolio: a price or an exchange rate is missing
    pub const UNPRICED: XirrReason = XirrReason(7);
    /// of a portfolio: you gave no date on which to value what is held
    pub const NO_DATE: XirrReason = XirrReason(8);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "no_flows",
            2 => "one_date",
            3 => "one_sign",
            4 => "always_zero",
            5 => "out_of_range",
            6 => "no_root",
            7 => "unpriced",
            8 => "no_date",
            _ => "",
        }
    }
}

impl std::fmt::Debug for XirrReason {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "XirrReason::{}", self.name())
    }
}

/// The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days
/// between two dates by 365.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DayCount(pub i32);

impl DayCount {
    /// day count actual 365
    pub const DAY_COUNT_ACTUAL_365: DayCount = DayCount(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "day_count_actual_365",
            _ => "",
        }
    }
}

impl std::fmt::Debug for DayCount {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "DayCount::{}", self.name())
    }
}

/// The action that a transaction records. No action is 0, so that a transaction that you did not fill in is
/// refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(pub i32);

impl Action {
    /// buy
    pub const BUY: Action = Action(1);
    /// sell
    pub const SELL: Action = Action(2);
    /// income: any payment that a security brings
    pub const DIVIDEND: Action = Action(3);
    /// a cost by itself, of a security or of none
    pub const FEE: Action = Action(4);
    /// `per` shares become `quantity` shares: 2 for 1, or 1 for 10
    pub const SPLIT: Action = Action(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "buy",
            2 => "sell",
            3 => "dividend",
            4 => "fee",
            5 => "split",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Action {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Action::{}", self.name())
    }
}

/// Which lots a sale takes shares from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LotMethod(pub i32);

impl LotMethod {
    /// the oldest first; the default
    pub const FIFO: LotMethod = LotMethod(0);
    /// the newest first
    pub const LIFO: LotMethod = LotMethod(1);
    /// the highest cost a share first; of equal ones the oldest
    pub const HIFO: LotMethod = LotMethod(2);
    /// a part of all of them, at their average cost
    pub const AVERAGE: LotMethod = LotMethod(3);
    /// those that each sale names
    pub const SPECIFIC: LotMethod = LotMethod(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "fifo",
            1 => "lifo",
            2 => "hifo",
            3 => "average",
            4 => "specific",
            _ => "",
        }
    }
}

impl std::fmt::Debug for LotMethod {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "LotMethod::{}", self.name())
    }
}

/// The short-sale policy: what happens when a sale is of more shares than you hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ShortSalePolicy(pub i32);

impl ShortSalePolicy {
    /// the sale is MONEY_ERR_INSUFFICIENT; the default
    pub const REJECT: ShortSalePolicy = ShortSalePolicy(0);
    /// the rest is a debt of shares, which a later purchase settles
    pub const ALLOW: ShortSalePolicy = ShortSalePolicy(1);
    /// the rest is recorded as oversold, and its proceeds count for nothing
    pub const RECORD: ShortSalePolicy = ShortSalePolicy(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "reject",
            1 => "allow",
            2 => "record",
            _ => "",
        }
    }
}

impl std::fmt::Debug for ShortSalePolicy {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "ShortSalePolicy::{}", self.name())
    }
}

/// The state of a position's price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PriceState(pub i32);

impl PriceState {
    /// fresh
    pub const FRESH: PriceState = PriceState(0);
    /// older than options.fresh_for; it counts
    pub const STALE: PriceState = PriceState(1);
    /// there is none: the position is listed, and what is held of it is not counted
    pub const MISSING: PriceState = PriceState(2);
    /// of a feed: the provider answered 0, by which it says that it has no price
    pub const ZERO: PriceState = PriceState(3);
    /// an exchange rate is missing. Of the price: what is held is not counted. Of a transaction: nothing of the
    /// position is, and `unconverted_id` names the transaction
    pub const NO_RATE: PriceState = PriceState(4);
    /// nothing is held, so that the position needs no price
    pub const CLOSED: PriceState = PriceState(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "fresh",
            1 => "stale",
            2 => "missing",
            3 => "zero",
            4 => "no_rate",
            5 => "closed",
            _ => "",
        }
    }
}

impl std::fmt::Debug for PriceState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PriceState::{}", self.name())
    }
}

/// Which percentages are known. Several may be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Percentages(pub u32);

impl Percentages {
    /// unrealised gain / cost
    pub const UNREALISED: Percentages = Percentages(1);
    /// realised gain / disposed_cost
    pub const REALISED: Percentages = Percentages(2);
    /// profit / (cost + disposed_cost)
    pub const PROFIT: Percentages = Percentages(4);

    /// Whether all bits of another set are in this one.
    pub const fn contains(self, other: Percentages) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for Percentages {
    type Output = Percentages;

    fn bitor(self, other: Percentages) -> Percentages {
        Percentages(self.0 | other.0)
    }
}

impl std::fmt::Debug for Percentages {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Percentages({:#x})", self.0)
    }
}

/// The style in which a locale writes an amount.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocaleStyle(pub i32);

impl LocaleStyle {
    /// "-1.234,56 €"
    pub const STANDARD: LocaleStyle = LocaleStyle(0);
    /// "($1,234.56)" if the locale has brackets, and no name of the currency
    pub const ACCOUNTING: LocaleStyle = LocaleStyle(1);
    /// "$1.2K": CLDR's short form, without zeros at the end of the fraction
    pub const COMPACT: LocaleStyle = LocaleStyle(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "standard",
            1 => "accounting",
            2 => "compact",
            _ => "",
        }
    }
}

impl std::fmt::Debug for LocaleStyle {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "LocaleStyle::{}", self.name())
    }
}

/// The form in which a locale writes a currency.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CurrencyDisplay(pub i32);

impl CurrencyDisplay {
    /// "US$", "€": the locale's symbol, or the code if it has none
    pub const SYMBOL: CurrencyDisplay = CurrencyDisplay(0);
    /// "$": for readers who know the country; several currencies may share it
    pub const NARROW: CurrencyDisplay = CurrencyDisplay(1);
    /// "USD"
    pub const CODE: CurrencyDisplay = CurrencyDisplay(2);
    /// "US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all languages with the
    /// tables of share/locales
    pub const NAME: CurrencyDisplay = CurrencyDisplay(3);
    /// the number alone
    pub const NONE: CurrencyDisplay = CurrencyDisplay(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "symbol",
            1 => "narrow",
            2 => "code",
            3 => "name",
            4 => "none",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CurrencyDisplay {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CurrencyDisplay::{}", self.name())
    }
}

/// The digits that a locale writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Numerals(pub i32);

impl Numerals {
    /// the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default numbering system:
    /// "١٬٢٣٤" in ar-EG
    pub const LOCALE: Numerals = Numerals(0);
    /// 0 to 9, with the signs and patterns that the locale has for them
    pub const LATIN: Numerals = Numerals(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "locale",
            1 => "latin",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Numerals {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Numerals::{}", self.name())
    }
}

/// Which amounts are written with a sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SignDisplay(pub i32);

impl SignDisplay {
    /// "-5", "0", "5": negative ones, and the others where the pattern has a plus sign
    pub const PATTERN: SignDisplay = SignDisplay(0);
    /// "-5", "+0", "+5"
    pub const ALWAYS: SignDisplay = SignDisplay(1);
    /// "-5", "0", "+5"
    pub const EXCEPT_ZERO: SignDisplay = SignDisplay(2);
    /// "5", "0", "5": a negative amount is written like a positive one
    pub const NEVER: SignDisplay = SignDisplay(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "pattern",
            1 => "always",
            2 => "except_zero",
            3 => "never",
            _ => "",
        }
    }
}

impl std::fmt::Debug for SignDisplay {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "SignDisplay::{}", self.name())
    }
}

/// The choice whether zeros at the end of the fraction stay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TrailingZeros(pub i32);

impl TrailingZeros {
    /// "12.50", "12.00": as many as the fewest digits ask for
    pub const PATTERN: TrailingZeros = TrailingZeros(0);
    /// "12.5", "12"
    pub const STRIP: TrailingZeros = TrailingZeros(1);
    /// "12.50", "12": where the fraction has nothing else
    pub const STRIP_WHOLE: TrailingZeros = TrailingZeros(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "pattern",
            1 => "strip",
            2 => "strip_whole",
            _ => "",
        }
    }
}

impl std::fmt::Debug for TrailingZeros {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "TrailingZeros::{}", self.name())
    }
}

/// A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalculatorKey(pub i32);

impl CalculatorKey {
    /// the digits are 0 to 9
    pub const DIGIT_0: CalculatorKey = CalculatorKey(0);
    /// digit 1
    pub const DIGIT_1: CalculatorKey = CalculatorKey(1);
    /// digit 2
    pub const DIGIT_2: CalculatorKey = CalculatorKey(2);
    /// digit 3
    pub const DIGIT_3: CalculatorKey = CalculatorKey(3);
    /// digit 4
    pub const DIGIT_4: CalculatorKey = CalculatorKey(4);
    /// digit 5
    pub const DIGIT_5: CalculatorKey = CalculatorKey(5);
    /// digit 6
    pub const DIGIT_6: CalculatorKey = CalculatorKey(6);
    /// digit 7
    pub const DIGIT_7: CalculatorKey = CalculatorKey(7);
    /// digit 8
    pub const DIGIT_8: CalculatorKey = CalculatorKey(8);
    /// digit 9
    pub const DIGIT_9: CalculatorKey = CalculatorKey(9);
    /// .
    pub const POINT: CalculatorKey = CalculatorKey(10);
    /// +
    pub const ADD: CalculatorKey = CalculatorKey(11);
    /// -
    pub const SUBTRACT: CalculatorKey = CalculatorKey(12);
    /// x
    pub const MULTIPLY: CalculatorKey = CalculatorKey(13);
    /// ÷
    pub const DIVIDE: CalculatorKey = CalculatorKey(14);
    /// =
    pub const EQUALS: CalculatorKey = CalculatorKey(15);
    /// %: after + or - that part of everything to the left; elsewhere a hundredth
    pub const PERCENT: CalculatorKey = CalculatorKey(16);
    /// ±: changes the sign of the number
    pub const SIGN: CalculatorKey = CalculatorKey(17);
    /// AC: clears everything
    pub const CLEAR: CalculatorKey = CalculatorKey(18);
    /// X: removes the last character, or the last operator
    pub const CORRECT: CalculatorKey = CalculatorKey(19);
    /// K: keeps the result as the first number of the next operation
    pub const KEEP: CalculatorKey = CalculatorKey(20);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "digit_0",
            1 => "digit_1",
            2 => "digit_2",
            3 => "digit_3",
            4 => "digit_4",
            5 => "digit_5",
            6 => "digit_6",
            7 => "digit_7",
            8 => "digit_8",
            9 => "digit_9",
            10 => "point",
            11 => "add",
            12 => "subtract",
            13 => "multiply",
            14 => "divide",
            15 => "equals",
            16 => "percent",
            17 => "sign",
            18 => "clear",
            19 => "correct",
            20 => "keep",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CalculatorKey {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CalculatorKey::{}", self.name())
    }
}

/// The reason why the calculator did not take a key. The operation is then as it was before the key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalculatorAlert(pub i32);

impl CalculatorAlert {
    /// none
    pub const NONE: CalculatorAlert = CalculatorAlert(0);
    /// operation impossible
    pub const OPERATION_IMPOSSIBLE: CalculatorAlert = CalculatorAlert(1);
    /// has result
    pub const HAS_RESULT: CalculatorAlert = CalculatorAlert(2);
    /// operator exists
    pub const OPERATOR_EXISTS: CalculatorAlert = CalculatorAlert(3);
    /// divide by zero
    pub const DIVIDE_BY_ZERO: CalculatorAlert = CalculatorAlert(4);
    /// decimal exists
    pub const DECIMAL_EXISTS: CalculatorAlert = CalculatorAlert(5);
    /// nothing to keep
    pub const NOTHING_TO_KEEP: CalculatorAlert = CalculatorAlert(6);
    /// syntax
    pub const SYNTAX: CalculatorAlert = CalculatorAlert(7);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "none",
            1 => "operation_impossible",
            2 => "has_result",
            3 => "operator_exists",
            4 => "divide_by_zero",
            5 => "decimal_exists",
            6 => "nothing_to_keep",
            7 => "syntax",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CalculatorAlert {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CalculatorAlert::{}", self.name())
    }
}

/// The state of a calculator: a column in the table of keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CalculatorState(pub i32);

impl CalculatorState {
    /// `0`: the first state
    pub const START: CalculatorState = CalculatorState(0);
    /// after a digit
    pub const NUMBER: CalculatorState = CalculatorState(1);
    /// after an operator
    pub const OPERATOR: CalculatorState = CalculatorState(2);
    /// after a trailing `.`
    pub const POINT: CalculatorState = CalculatorState(3);
    /// on a result
    pub const RESULT: CalculatorState = CalculatorState(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "start",
            1 => "number",
            2 => "operator",
            3 => "point",
            4 => "result",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CalculatorState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CalculatorState::{}", self.name())
    }
}

/// Whose documents a feed reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Provider(pub i32);

impl Provider {
    /// rates against USD from `/live`; needs a key
    pub const CURRENCYLAYER: Provider = Provider(0);
    /// currencies with their names from `/list`; needs a key
    pub const CURRENCYLAYER_LIST: Provider = Provider(1);
    /// rates against a base from `/latest`; `/rates` if base_url ends with "/v2"
    pub const FRANKFURTER: Provider = Provider(2);
    /// rates against USD from `/latest.json`; needs a key
    pub const OPEN_EXCHANGE_RATES: Provider = Provider(3);
    /// rates against EUR from `/eurofxref.csv`, or from the file of base_url
    pub const ECB: Provider = Provider(4);
    /// a price quote for each symbol from `/quote`; needs a key
    pub const FINNHUB: Provider = Provider(5);
    /// a store of transactions, `/transactions.json`, by id; may have a key
    pub const TRANSACTIONS: Provider = Provider(6);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "currencylayer",
            1 => "currencylayer_list",
            2 => "frankfurter",
            3 => "open_exchange_rates",
            4 => "ecb",
            5 => "finnhub",
            6 => "transactions",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Provider {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Provider::{}", self.name())
    }
}

/// The policy of a feed for an exchange rate that jumped: one a hundred times higher or lower than in the table
/// before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JumpPolicy(pub i32);

impl JumpPolicy {
    /// the document is a failure; the default
    pub const REFUSE: JumpPolicy = JumpPolicy(0);
    /// the feed takes it, with MONEY_FEED_FLAG_JUMPED
    pub const FLAG: JumpPolicy = JumpPolicy(1);
    /// the feed takes it
    pub const ACCEPT: JumpPolicy = JumpPolicy(2);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "refuse",
            1 => "flag",
            2 => "accept",
            _ => "",
        }
    }
}

impl std::fmt::Debug for JumpPolicy {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "JumpPolicy::{}", self.name())
    }
}

/// The reason why a request failed without a response.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TransportFailure(pub i32);

impl TransportFailure {
    /// no connection
    pub const CONNECTION: TransportFailure = TransportFailure(1);
    /// the server's name is not known
    pub const DNS: TransportFailure = TransportFailure(2);
    /// the certificate or the encryption was refused
    pub const TLS: TransportFailure = TransportFailure(3);
    /// the connection closed before the end
    pub const DISCONNECTED: TransportFailure = TransportFailure(4);
    /// your program cancelled the request
    pub const CANCELLED: TransportFailure = TransportFailure(5);
    /// your program stopped reading
    pub const TOO_LARGE: TransportFailure = TransportFailure(6);
    /// other
    pub const OTHER: TransportFailure = TransportFailure(7);
    /// no response within the time that your program allows
    pub const TIMEOUT: TransportFailure = TransportFailure(8);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "connection",
            2 => "dns",
            3 => "tls",
            4 => "disconnected",
            5 => "cancelled",
            6 => "too_large",
            7 => "other",
            8 => "timeout",
            _ => "",
        }
    }
}

impl std::fmt::Debug for TransportFailure {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "TransportFailure::{}", self.name())
    }
}

/// The state of a feed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FeedState(pub i32);

impl FeedState {
    /// it has nothing yet and has asked for nothing
    pub const EMPTY: FeedState = FeedState(0);
    /// it has nothing yet, and a request is under way
    pub const LOADING: FeedState = FeedState(1);
    /// what it has is fresh
    pub const READY: FeedState = FeedState(2);
    /// what it has is older than options.ttl_seconds
    pub const STALE: FeedState = FeedState(3);
    /// it has nothing yet, and the last attempt failed
    pub const FAILED: FeedState = FeedState(4);
    /// it has nothing yet, and the provider's limit forbids to ask now
    pub const WAITING: FeedState = FeedState(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "empty",
            1 => "loading",
            2 => "ready",
            3 => "stale",
            4 => "failed",
            5 => "waiting",
            _ => "",
        }
    }
}

impl std::fmt::Debug for FeedState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "FeedState::{}", self.name())
    }
}

/// Facts about a feed. Several may be set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FeedFlags(pub u32);

impl FeedFlags {
    /// an exchange rate jumped, as money_jump_policy_t says
    pub const JUMPED: FeedFlags = FeedFlags(1);
    /// something is due, and the provider's limit forbids to ask now
    pub const WAITING: FeedFlags = FeedFlags(2);
    /// what the feed has was restored, and not asked for since
    pub const RESTORED: FeedFlags = FeedFlags(4);

    /// Whether all bits of another set are in this one.
    pub const fn contains(self, other: FeedFlags) -> bool {
        self.0 & other.0 == other.0
    }
}

impl std::ops::BitOr for FeedFlags {
    type Output = FeedFlags;

    fn bitor(self, other: FeedFlags) -> FeedFlags {
        FeedFlags(self.0 | other.0)
    }
}

impl std::fmt::Debug for FeedFlags {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "FeedFlags({:#x})", self.0)
    }
}

/// The state of a request to save or remove a transaction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Operation(pub i32);

impl Operation {
    /// nothing was saved or removed under the id, or it was long ago
    pub const NONE: Operation = Operation(0);
    /// the request waits to be sent, or is under way
    pub const PENDING: Operation = Operation(1);
    /// done
    pub const DONE: Operation = Operation(2);
    /// money_feed_failure writes why
    pub const FAILED: Operation = Operation(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "none",
            1 => "pending",
            2 => "done",
            3 => "failed",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Operation {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Operation::{}", self.name())
    }
}

/// The state of a converter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConverterState(pub i32);

impl ConverterState {
    /// there is no input, or no number in it yet
    pub const EMPTY: ConverterState = ConverterState(0);
    /// there are no rates yet
    pub const LOADING: ConverterState = ConverterState(1);
    /// there is a result
    pub const READY: ConverterState = ConverterState(2);
    /// there is a result, but its rates are too old or could not be renewed
    pub const STALE: ConverterState = ConverterState(3);
    /// not an amount, no rate for the pair, or no rates to be had: see `failure`
    pub const FAILED: ConverterState = ConverterState(4);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "empty",
            1 => "loading",
            2 => "ready",
            3 => "stale",
            4 => "failed",
            _ => "",
        }
    }
}

impl std::fmt::Debug for ConverterState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "ConverterState::{}", self.name())
    }
}

/// The kind of the input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InputState(pub i32);

impl InputState {
    /// nothing, or blanks
    pub const EMPTY: InputState = InputState(0);
    /// a number
    pub const COMPLETE: InputState = InputState(1);
    /// "12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way to "1,234" is
    /// none either, nor is "$"
    pub const UNFINISHED: InputState = InputState(2);
    /// not the beginning of an amount
    pub const INVALID: InputState = InputState(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "empty",
            1 => "complete",
            2 => "unfinished",
            3 => "invalid",
            _ => "",
        }
    }
}

impl std::fmt::Debug for InputState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "InputState::{}", self.name())
    }
}

/// The origin of a converter's rates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Origin(pub i32);

impl Origin {
    /// there are no rates
    pub const NONE: Origin = Origin(0);
    /// network
    pub const NETWORK: Origin = Origin(1);
    /// kept from before
    pub const STORE: Origin = Origin(2);
    /// your program's own, such as a file
    pub const PROGRAM: Origin = Origin(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "none",
            1 => "network",
            2 => "store",
            3 => "program",
            _ => "",
        }
    }
}

impl std::fmt::Debug for Origin {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Origin::{}", self.name())
    }
}

/// The order of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CurrencyListSort(pub i32);

impl CurrencyListSort {
    /// by the language's rules; currencies of one name by code
    pub const NAME_ASCENDING: CurrencyListSort = CurrencyListSort(0);
    /// name descending
    pub const NAME_DESCENDING: CurrencyListSort = CurrencyListSort(1);
    /// code ascending
    pub const CODE_ASCENDING: CurrencyListSort = CurrencyListSort(2);
    /// code descending
    pub const CODE_DESCENDING: CurrencyListSort = CurrencyListSort(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "name_ascending",
            1 => "name_descending",
            2 => "code_ascending",
            3 => "code_descending",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CurrencyListSort {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CurrencyListSort::{}", self.name())
    }
}

/// The state of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CurrencyListState(pub i32);

impl CurrencyListState {
    /// the list shows currencies
    pub const READY: CurrencyListState = CurrencyListState(0);
    /// the list has no currency
    pub const EMPTY: CurrencyListState = CurrencyListState(1);
    /// the search finds nothing
    pub const NOTHING_FOUND: CurrencyListState = CurrencyListState(2);
    /// the list shows only favourites, and there is none
    pub const NO_FAVOURITES: CurrencyListState = CurrencyListState(3);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "ready",
            1 => "empty",
            2 => "nothing_found",
            3 => "no_favourites",
            _ => "",
        }
    }
}

impl std::fmt::Debug for CurrencyListState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "CurrencyListState::{}", self.name())
    }
}

/// The state of a portfolio view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PortfolioViewState(pub i32);

impl PortfolioViewState {
    /// no transactions yet, or no price yet of anything that is held
    pub const LOADING: PortfolioViewState = PortfolioViewState(0);
    /// there are no transactions
    pub const EMPTY: PortfolioViewState = PortfolioViewState(1);
    /// ready
    pub const READY: PortfolioViewState = PortfolioViewState(2);
    /// a price is older than options.fresh_for
    pub const STALE: PortfolioViewState = PortfolioViewState(3);
    /// the last retrieval failed; the last good ones show
    pub const TRANSACTIONS_FAILED: PortfolioViewState = PortfolioViewState(4);
    /// the last attempt to get prices failed; the last good ones show
    pub const QUOTES_FAILED: PortfolioViewState = PortfolioViewState(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "loading",
            1 => "empty",
            2 => "ready",
            3 => "stale",
            4 => "transactions_failed",
            5 => "quotes_failed",
            _ => "",
        }
    }
}

impl std::fmt::Debug for PortfolioViewState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "PortfolioViewState::{}", self.name())
    }
}

/// The fields of an order form. Of quantity, price and sum, any two give the third, which then shows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OrderField(pub i32);

impl OrderField {
    /// such as "2024-02-29"
    pub const DATE: OrderField = OrderField(0);
    /// "buy" or "sell"
    pub const ACTION: OrderField = OrderField(1);
    /// the symbol; the form turns it into capitals
    pub const TICKER: OrderField = OrderField(2);
    /// saved; from price and sum only if it is exact in 18 fraction digits
    pub const QUANTITY: OrderField = OrderField(3);
    /// of one share; shown to 8 fraction digits, half-even, and not saved
    pub const PRICE: OrderField = OrderField(4);
    /// the transaction's total; from quantity and price exactly
    pub const SUM: OrderField = OrderField(5);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "date",
            1 => "action",
            2 => "ticker",
            3 => "quantity",
            4 => "price",
            5 => "sum",
            _ => "",
        }
    }
}

impl std::fmt::Debug for OrderField {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "OrderField::{}", self.name())
    }
}

/// The state of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldState(pub i32);

impl FieldState {
    /// right; also an empty field that follows from one that is not right
    pub const OK: FieldState = FieldState(0);
    /// empty; a price is never missing
    pub const MISSING: FieldState = FieldState(1);
    /// not a date that money_date_parse reads
    pub const NOT_A_DATE: FieldState = FieldState(2);
    /// an action that is neither of the two
    pub const UNKNOWN: FieldState = FieldState(3);
    /// a ticker of too few or too many characters
    pub const LENGTH: FieldState = FieldState(4);
    /// a ticker with characters that the rule forbids
    pub const LETTERS: FieldState = FieldState(5);
    /// not a number that money_decimal_parse reads
    pub const NOT_A_NUMBER: FieldState = FieldState(6);
    /// 0 or below
    pub const NOT_POSITIVE: FieldState = FieldState(7);
    /// more than 38 digits
    pub const TOO_MANY_DIGITS: FieldState = FieldState(8);
    /// price and sum give no exact quantity
    pub const INEXACT: FieldState = FieldState(9);
    /// all three are typed, and the price is not that of quantity and sum
    pub const MISMATCH: FieldState = FieldState(10);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "ok",
            1 => "missing",
            2 => "not_a_date",
            3 => "unknown",
            4 => "length",
            5 => "letters",
            6 => "not_a_number",
            7 => "not_positive",
            8 => "too_many_digits",
            9 => "inexact",
            10 => "mismatch",
            _ => "",
        }
    }
}

impl std::fmt::Debug for FieldState {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "FieldState::{}", self.name())
    }
}

/// Which tickers are right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TickerRule(pub i32);

impl TickerRule {
    /// 3 or 4 letters; the default
    pub const LETTERS: TickerRule = TickerRule(0);
    /// up to 31 letters and digits, with single "." and "-" inside: BRK.B, 7203.T
    pub const EXCHANGE_SYMBOL: TickerRule = TickerRule(1);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "letters",
            1 => "exchange_symbol",
            _ => "",
        }
    }
}

impl std::fmt::Debug for TickerRule {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "TickerRule::{}", self.name())
    }
}

/// The kinds of objects that a store keeps by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StoreKind(pub i32);

impl StoreKind {
    /// wallet
    pub const WALLET: StoreKind = StoreKind(0);
    /// portfolio
    pub const PORTFOLIO: StoreKind = StoreKind(1);
    /// catalogue
    pub const CATALOGUE: StoreKind = StoreKind(2);
    /// basket
    pub const BASKET: StoreKind = StoreKind(3);
    /// rates
    pub const RATES: StoreKind = StoreKind(4);
    /// currencies
    pub const CURRENCIES: StoreKind = StoreKind(5);
    /// the idempotency keys of requests that were done
    pub const IDEMPOTENCY_KEY: StoreKind = StoreKind(6);

    /// The word of the constant, or "" for one of a newer library.
    pub const fn name(self) -> &'static str {
        match self.0 {
            0 => "wallet",
            1 => "portfolio",
            2 => "catalogue",
            3 => "basket",
            4 => "rates",
            5 => "currencies",
            6 => "idempotency_key",
            _ => "",
        }
    }
}

impl std::fmt::Debug for StoreKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "StoreKind::{}", self.name())
    }
}

