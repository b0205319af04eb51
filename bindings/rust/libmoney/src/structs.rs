// Made from the headers by api/generate.py.

//! The structs of the interface.

use crate::convert::*;
use crate::*;
use std::time::SystemTime;

/// The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
#[derive(Clone, Debug)]
pub struct Failure {
    /// what the call returned
    pub status: Status,
    /// the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0
    pub cause: Status,
    /// the byte of the given text where the failure lies, or -1
    pub position: i64,
    /// one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29"
    pub text: String,
}

impl Told for Failure {
    type Raw = sys::money_error_t;

    fn told(raw: &sys::money_error_t) -> Self {
        Failure {
            status: Status(raw.status),
            cause: Status(raw.cause),
            position: raw.position,
            text: text_of(&raw.text),
        }
    }
}

/// A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR; `share/currencies` has
/// each with its source.
#[derive(Clone, Debug)]
pub struct Currency {
    /// code
    pub code: String,
    /// a MONEY_CURRENCY_
    pub kind: CurrencyKind,
    /// ISO 4217's numeric code, 0 when none
    pub numeric: i32,
    /// minor units today (or last), -1 when the currency has none
    pub digits: i32,
    /// date, or MONEY_DATE_NONE when not known
    pub introduced: Option<Date>,
    /// first date it is no longer current, or MONEY_DATE_NONE
    pub withdrawn: Option<Date>,
    /// first date the factor below is fixed, or MONEY_DATE_NONE
    pub factor_since: Option<Date>,
    /// what replaced it, or what a quote unit is a fraction of; "" when none
    pub successor: String,
    /// 1 successor = numerator/denominator of this currency; 0/0 when none
    pub factor_numerator: u64,
    /// factor denominator
    pub factor_denominator: u64,
    /// the smallest cash amount where it differs from the minor unit, else 0
    pub cash_step: Decimal,
    /// ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none
    pub flag: String,
    /// ISO 3166 codes of where it is used, space-separated, cut at a code if too long
    pub countries: String,
    /// in English (Unicode CLDR), UTF-8
    pub name: String,
}

impl Told for Currency {
    type Raw = sys::money_currency_t;

    fn told(raw: &sys::money_currency_t) -> Self {
        Currency {
            code: text_of(&raw.code),
            kind: CurrencyKind(raw.kind),
            numeric: raw.numeric,
            digits: raw.digits,
            introduced: date_of(raw.introduced),
            withdrawn: date_of(raw.withdrawn),
            factor_since: date_of(raw.factor_since),
            successor: text_of(&raw.successor),
            factor_numerator: raw.factor_numerator,
            factor_denominator: raw.factor_denominator,
            cash_step: Decimal::told(&raw.cash_step),
            flag: text_of(&raw.flag),
            countries: text_of(&raw.countries),
            name: text_of(&raw.name),
        }
    }
}

/// The rule by which a payment in cash is rounded. `share/currencies/cash.csv` has each rule with its source.
#[derive(Clone, Debug)]
pub struct CashRule {
    /// currency
    pub currency: String,
    /// the ISO 3166-1 code of the country whose rule it is; "" for all countries
    pub country: String,
    /// how a tie is rounded
    pub rounding: Rounding,
    /// what becomes of amounts up to `small`
    pub small_amounts: CashSmall,
    /// the first date of the rule; MONEY_DATE_NONE if it held before all later ones
    pub since: Option<Date>,
    /// the first date on which it holds no longer, or MONEY_DATE_NONE
    pub until: Option<Date>,
    /// the smallest amount in cash
    pub step: Decimal,
    /// the largest amount that `small_amounts` speaks of; 0 if there is none
    pub small: Decimal,
}

impl Told for CashRule {
    type Raw = sys::money_cash_rule_t;

    fn told(raw: &sys::money_cash_rule_t) -> Self {
        CashRule {
            currency: text_of(&raw.currency),
            country: text_of(&raw.country),
            rounding: Rounding(raw.rounding),
            small_amounts: CashSmall(raw.small_amounts),
            since: date_of(raw.since),
            until: date_of(raw.until),
            step: Decimal::told(&raw.step),
            small: Decimal::told(&raw.small),
        }
    }
}

/// Options of money_allocate and money_split.
#[derive(Clone, Debug)]
pub struct AllocateOptions<'a> {
    /// method
    pub method: Allocation,
    /// of every share: 0 to 38, or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale
    /// where that is larger or no minor units are known
    pub digits: i32,
    /// may be NULL; read during the call only
    pub registry: Option<&'a CurrencyRegistry>,
    /// what every share is a multiple of, such as 0.05, in place of `digits`; 0: none
    pub step: Decimal,
}

impl<'a> Told for AllocateOptions<'a> {
    type Raw = sys::money_allocate_options_t;

    fn told(raw: &sys::money_allocate_options_t) -> Self {
        AllocateOptions {
            method: Allocation(raw.method),
            digits: raw.digits,
            registry: None,
            step: Decimal::told(&raw.step),
        }
    }
}

impl Given for AllocateOptions<'_> {
    type Raw = sys::money_allocate_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_allocate_options_init(&mut raw) };
        raw.method = self.method.0;
        raw.digits = self.digits;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        raw.step = self.step.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for AllocateOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_allocate_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// A rate: 1 `from` = numerator/denominator `to`, exactly as quoted (1.10 is 110/100). 56 bytes.
#[derive(Clone, Debug)]
pub struct Rate {
    /// from
    pub from: String,
    /// to
    pub to: String,
    /// numerator
    pub numerator: u64,
    /// denominator
    pub denominator: u64,
    /// MONEY_DATE_NONE: of no date, good for any
    pub date: Option<Date>,
    /// a MONEY_RATE_
    pub kind: RateKind,
    /// 0 or MONEY_FLAG_RATE_ROUNDED
    pub flags: Flags,
}

impl Told for Rate {
    type Raw = sys::money_rate_t;

    fn told(raw: &sys::money_rate_t) -> Self {
        Rate {
            from: text_of(&raw.from),
            to: text_of(&raw.to),
            numerator: raw.numerator,
            denominator: raw.denominator,
            date: date_of(raw.date),
            kind: RateKind(raw.kind),
            flags: Flags(raw.flags),
        }
    }
}

impl Given for Rate {
    type Raw = sys::money_rate_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_rate_init(&mut raw) };
        put(&mut raw.from, &self.from, "from")?;
        put(&mut raw.to, &self.to, "to")?;
        raw.numerator = self.numerator;
        raw.denominator = self.denominator;
        raw.date = of_date(self.date);
        raw.kind = self.kind.0;
        raw.flags = self.flags.0;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for Rate {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_rate_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The contents of a rate table. 152 bytes.
#[derive(Clone, Debug)]
pub struct RatesInfo {
    /// what cross rates go through; "" when none
    pub base: String,
    /// MONEY_FLAG_RATE_ROUNDED when any rate was rounded on reading
    pub flags: Flags,
    /// MONEY_DATE_NONE when the rates have no dates
    pub first_date: Option<Date>,
    /// last date
    pub last_date: Option<Date>,
    /// when the rates were published, or MONEY_INSTANT_NONE
    pub instant: Option<SystemTime>,
    /// currency count
    pub currency_count: u64,
    /// directions quoted on any date
    pub pair_count: u64,
    /// date count
    pub date_count: u64,
    /// rates over all pairs and dates
    pub quote_count: u64,
    /// who published them, "" when not known
    pub source: String,
}

impl Told for RatesInfo {
    type Raw = sys::money_rates_info_t;

    fn told(raw: &sys::money_rates_info_t) -> Self {
        RatesInfo {
            base: text_of(&raw.base),
            flags: Flags(raw.flags),
            first_date: date_of(raw.first_date),
            last_date: date_of(raw.last_date),
            instant: time_of(raw.instant),
            currency_count: raw.currency_count,
            pair_count: raw.pair_count,
            date_count: raw.date_count,
            quote_count: raw.quote_count,
            source: text_of(&raw.source),
        }
    }
}

/// Options of a conversion. `max_gap` counts the days from the date that you ask for back to the rates,
/// whatever time it is now. `fresh_for` counts the seconds from `now` back to the time when the rates were
/// published, whether or not you give a date. So it notices a table that nobody renews. A conversion reads no
/// clock, so `fresh_for` needs `now`.
#[derive(Clone, Debug)]
pub struct ConvertOptions<'a> {
    /// the day whose rates you ask for, or MONEY_DATE_NONE: the newest of the table
    pub date: Option<Date>,
    /// how many days earlier the rates may be, 0: that very day
    pub max_gap: i32,
    /// fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY
    pub digits: i32,
    /// rounding
    pub rounding: Rounding,
    /// a MONEY_STALE_; only with `fresh_for`
    pub stale: StalePolicy,
    /// may be NULL; read during the call only
    pub registry: Option<&'a CurrencyRegistry>,
    /// the current time, for the age of the rates; or MONEY_INSTANT_NONE
    pub now: Option<SystemTime>,
    /// the seconds for which rates are fresh; MONEY_INSTANT_NONE: at any age
    pub fresh_for: i64,
}

impl<'a> Told for ConvertOptions<'a> {
    type Raw = sys::money_convert_options_t;

    fn told(raw: &sys::money_convert_options_t) -> Self {
        ConvertOptions {
            date: date_of(raw.date),
            max_gap: raw.max_gap,
            digits: raw.digits,
            rounding: Rounding(raw.rounding),
            stale: StalePolicy(raw.stale),
            registry: None,
            now: time_of(raw.now),
            fresh_for: raw.fresh_for,
        }
    }
}

impl Given for ConvertOptions<'_> {
    type Raw = sys::money_convert_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_convert_options_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.max_gap = self.max_gap;
        raw.digits = self.digits;
        raw.rounding = self.rounding.0;
        raw.stale = self.stale.0;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        raw.now = of_time(self.now);
        raw.fresh_for = self.fresh_for;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ConvertOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_convert_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The provenance of a conversion.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// 1 source = rate target, exactly
    pub rate: Ratio,
    /// exact result - rounded result
    pub remainder: Ratio,
    /// the date of the rates; MONEY_DATE_NONE when no dated rate was used
    pub as_of: Option<Date>,
    /// how many days before the date asked for; 0 when none was asked for
    pub gap_days: i32,
    /// when the rates were published, or MONEY_INSTANT_NONE
    pub instant: Option<SystemTime>,
    /// from then (else the start of `as_of`, UTC) to `now`; MONEY_INSTANT_NONE: not known
    pub age_seconds: i64,
    /// MONEY_FLAG_ values
    pub flags: Flags,
    /// the path: each leg's `to` is the next one's `from`
    pub legs: Vec<Rate>,
    /// source
    pub source: String,
}

impl Told for Conversion {
    type Raw = sys::money_conversion_t;

    fn told(raw: &sys::money_conversion_t) -> Self {
        Conversion {
            rate: Ratio::told(&raw.rate),
            remainder: Ratio::told(&raw.remainder),
            as_of: date_of(raw.as_of),
            gap_days: raw.gap_days,
            instant: time_of(raw.instant),
            age_seconds: raw.age_seconds,
            flags: Flags(raw.flags),
            legs: raw.legs.iter().take(raw.leg_count as usize).map(|one| Rate::told(&(*one))).collect(),
            source: text_of(&raw.source),
        }
    }
}

/// A direction of exchange: what 1 `from` costs in `to`. 24 bytes.
#[derive(Clone, Debug)]
pub struct CurrencyPair {
    /// from
    pub from: String,
    /// to
    pub to: String,
}

impl Told for CurrencyPair {
    type Raw = sys::money_currency_pair_t;

    fn told(raw: &sys::money_currency_pair_t) -> Self {
        CurrencyPair {
            from: text_of(&raw.from),
            to: text_of(&raw.to),
        }
    }
}

/// Options of the functions of columns.
#[derive(Clone, Debug)]
pub struct ColumnOptions<'a> {
    /// as in money_convert_options_t; a column of dates takes its place
    pub date: Option<Date>,
    /// how many days earlier the rates may be; 0: only that day
    pub max_gap: i32,
    /// fraction digits of the results: 0 to 38, or MONEY_DIGITS_CURRENCY
    pub digits: i32,
    /// rounding
    pub rounding: Rounding,
    /// of money_column_allocate
    pub method: Allocation,
    /// 0 or 1: only yours; more: at most that many, if the column is long
    pub threads: i32,
    /// as in money_convert_options_t, like the last two
    pub stale: StalePolicy,
    /// may be NULL; read during the call only
    pub registry: Option<&'a CurrencyRegistry>,
    /// now
    pub now: Option<SystemTime>,
    /// fresh for
    pub fresh_for: i64,
}

impl<'a> Told for ColumnOptions<'a> {
    type Raw = sys::money_column_options_t;

    fn told(raw: &sys::money_column_options_t) -> Self {
        ColumnOptions {
            date: date_of(raw.date),
            max_gap: raw.max_gap,
            digits: raw.digits,
            rounding: Rounding(raw.rounding),
            method: Allocation(raw.method),
            threads: raw.threads,
            stale: StalePolicy(raw.stale),
            registry: None,
            now: time_of(raw.now),
            fresh_for: raw.fresh_for,
        }
    }
}

impl Given for ColumnOptions<'_> {
    type Raw = sys::money_column_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_column_options_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.max_gap = self.max_gap;
        raw.digits = self.digits;
        raw.rounding = self.rounding.0;
        raw.method = self.method.0;
        raw.threads = self.threads;
        raw.stale = self.stale.0;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        raw.now = of_time(self.now);
        raw.fresh_for = self.fresh_for;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ColumnOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_column_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The result of an expression. 64 bytes.
#[derive(Clone, Debug)]
pub struct ExpressionValue {
    /// kind
    pub kind: ExpressionKind,
    /// MONEY_FLAG_ values
    pub flags: Flags,
    /// the number; for an amount its number without the currency
    pub number: Decimal,
    /// the amount; all bytes are 0 for a number
    pub amount: Money,
}

impl Told for ExpressionValue {
    type Raw = sys::money_expression_value_t;

    fn told(raw: &sys::money_expression_value_t) -> Self {
        ExpressionValue {
            kind: ExpressionKind(raw.kind),
            flags: Flags(raw.flags),
            number: Decimal::told(&raw.number),
            amount: Money::told(&raw.amount),
        }
    }
}

/// The facts of an evaluated expression. 240 bytes.
#[derive(Clone, Debug)]
pub struct ExpressionInfo {
    /// value
    pub value: ExpressionValue,
    /// the result before it was rounded, in lowest terms
    pub exact: Ratio,
    /// the conversions that the expression needed; each pair of currencies counts once
    pub conversion_count: u64,
}

impl Told for ExpressionInfo {
    type Raw = sys::money_expression_info_t;

    fn told(raw: &sys::money_expression_info_t) -> Self {
        ExpressionInfo {
            value: ExpressionValue::told(&raw.value),
            exact: Ratio::told(&raw.exact),
            conversion_count: raw.conversion_count,
        }
    }
}

/// The label and the date of an entry or a hold. NULL in place of a note means no label and no date.
#[derive(Clone, Debug)]
pub struct WalletNote<'a> {
    /// or MONEY_DATE_NONE
    pub date: Option<Date>,
    /// one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label
    pub label: Option<&'a str>,
}

impl<'a> Told for WalletNote<'a> {
    type Raw = sys::money_wallet_note_t;

    fn told(raw: &sys::money_wallet_note_t) -> Self {
        WalletNote {
            date: date_of(raw.date),
            label: None,
        }
    }
}

impl Given for WalletNote<'_> {
    type Raw = sys::money_wallet_note_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_wallet_note_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.label = keep.optional(self.label)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for WalletNote<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_wallet_note_init(&mut raw) };
        Self::told(&raw)
    }
}

/// An entry of a wallet, or a hold. 128 bytes.
#[derive(Clone, Debug)]
pub struct WalletEntry {
    /// 1, 2, 3, … in the order in which entries and holds were made; never used again
    pub id: u64,
    /// amount
    pub amount: Money,
    /// or MONEY_DATE_NONE
    pub date: Option<Date>,
    /// label
    pub label: String,
}

impl Told for WalletEntry {
    type Raw = sys::money_wallet_entry_t;

    fn told(raw: &sys::money_wallet_entry_t) -> Self {
        WalletEntry {
            id: raw.id,
            amount: Money::told(&raw.amount),
            date: date_of(raw.date),
            label: text_of(&raw.label),
        }
    }
}

/// The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
#[derive(Clone, Debug)]
pub struct WalletTotalDetails {
    /// the sum of the entries, each converted and rounded by itself
    pub total_of_rounded: Money,
    /// the total, which is rounded once, less total_of_rounded
    pub difference: Money,
    /// MONEY_FLAG_ values of the total
    pub flags: Flags,
}

impl Told for WalletTotalDetails {
    type Raw = sys::money_wallet_total_details_t;

    fn told(raw: &sys::money_wallet_total_details_t) -> Self {
        WalletTotalDetails {
            total_of_rounded: Money::told(&raw.total_of_rounded),
            difference: Money::told(&raw.difference),
            flags: Flags(raw.flags),
        }
    }
}

/// One leg of an exchange: an amount is given for another currency. 48 bytes.
#[derive(Clone, Debug)]
pub struct ExchangeLeg {
    /// the currency that comes in; "": nothing comes in, as for a fee
    pub receive: String,
    /// more than 0
    pub give: Money,
}

impl Told for ExchangeLeg {
    type Raw = sys::money_exchange_leg_t;

    fn told(raw: &sys::money_exchange_leg_t) -> Self {
        ExchangeLeg {
            receive: text_of(&raw.receive),
            give: Money::told(&raw.give),
        }
    }
}

impl Given for ExchangeLeg {
    type Raw = sys::money_exchange_leg_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_exchange_leg_init(&mut raw) };
        put(&mut raw.receive, &self.receive, "receive")?;
        raw.give = self.give.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ExchangeLeg {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_exchange_leg_init(&mut raw) };
        Self::told(&raw)
    }
}

/// A row of a wallet statement. 192 bytes.
#[derive(Clone, Debug)]
pub struct WalletStatementRow {
    /// kind
    pub kind: StatementRowKind,
    /// of an entry, or MONEY_DATE_NONE
    pub date: Option<Date>,
    /// of an entry, else 0
    pub id: u64,
    /// amount
    pub amount: Money,
    /// the amount as text: "12.50 EUR"
    pub text: String,
    /// of an entry, else ""
    pub label: String,
}

impl Told for WalletStatementRow {
    type Raw = sys::money_wallet_statement_row_t;

    fn told(raw: &sys::money_wallet_statement_row_t) -> Self {
        WalletStatementRow {
            kind: StatementRowKind(raw.kind),
            date: date_of(raw.date),
            id: raw.id,
            amount: Money::told(&raw.amount),
            text: text_of(&raw.text),
            label: text_of(&raw.label),
        }
    }
}

/// A product and its price. 424 bytes. Each text is one line of UTF-8 that ends with a NUL inside its array;
/// the library ignores the bytes after the NUL.
#[derive(Clone, Debug)]
pub struct Product {
    /// the identifier of the product, unique in its catalogue: 1 to 63 bytes
    pub sku: String,
    /// the name for people; "" if the product has none
    pub name: String,
    /// what the price is for, such as "per bottle"; "" if you do not say
    pub unit: String,
    /// the tax category; "" if the product has none
    pub category: String,
    /// of one unit, in the catalogue's currency: 0 or more, with any number of fraction digits
    pub price: Money,
}

impl Told for Product {
    type Raw = sys::money_product_t;

    fn told(raw: &sys::money_product_t) -> Self {
        Product {
            sku: text_of(&raw.sku),
            name: text_of(&raw.name),
            unit: text_of(&raw.unit),
            category: text_of(&raw.category),
            price: Money::told(&raw.price),
        }
    }
}

impl Given for Product {
    type Raw = sys::money_product_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_product_init(&mut raw) };
        put(&mut raw.sku, &self.sku, "sku")?;
        put(&mut raw.name, &self.name, "name")?;
        put(&mut raw.unit, &self.unit, "unit")?;
        put(&mut raw.category, &self.category, "category")?;
        raw.price = self.price.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for Product {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_product_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The tax rate of a category, in percent as discounts are. 56 bytes.
#[derive(Clone, Debug)]
pub struct TaxRate {
    /// category
    pub category: String,
    /// 19 is 19 %
    pub percent: Decimal,
}

impl Told for TaxRate {
    type Raw = sys::money_tax_rate_t;

    fn told(raw: &sys::money_tax_rate_t) -> Self {
        TaxRate {
            category: text_of(&raw.category),
            percent: Decimal::told(&raw.percent),
        }
    }
}

/// The rules by which a basket becomes amounts of whole minor units.
#[derive(Clone, Debug)]
pub struct BasketPolicy {
    /// what is rounded
    pub level: RoundingLevel,
    /// how it is rounded
    pub rounding: Rounding,
    /// which line items receive the minor units that the rounding of a sum leaves over, and those of the
    /// order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER
    pub remainder: Allocation,
    /// whether prices include their tax
    pub prices: PriceBasis,
    /// how the total is paid
    pub tender: Tender,
    /// how the payable amount is rounded, with MONEY_TENDER_CASH
    pub cash_rounding: Rounding,
    /// the ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's options, for
    /// its legal tender; "": the two members below and above
    pub cash_country: String,
    /// the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own cash step, or
    /// its minor unit if it has none; any other currency uses its own
    pub cash_step: Decimal,
}

impl Told for BasketPolicy {
    type Raw = sys::money_basket_policy_t;

    fn told(raw: &sys::money_basket_policy_t) -> Self {
        BasketPolicy {
            level: RoundingLevel(raw.level),
            rounding: Rounding(raw.rounding),
            remainder: Allocation(raw.remainder),
            prices: PriceBasis(raw.prices),
            tender: Tender(raw.tender),
            cash_rounding: Rounding(raw.cash_rounding),
            cash_country: text_of(&raw.cash_country),
            cash_step: Decimal::told(&raw.cash_step),
        }
    }
}

impl Given for BasketPolicy {
    type Raw = sys::money_basket_policy_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_basket_policy_init(&mut raw) };
        raw.level = self.level.0;
        raw.rounding = self.rounding.0;
        raw.remainder = self.remainder.0;
        raw.prices = self.prices.0;
        raw.tender = self.tender.0;
        raw.cash_rounding = self.cash_rounding.0;
        put(&mut raw.cash_country, &self.cash_country, "cash_country")?;
        raw.cash_step = self.cash_step.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for BasketPolicy {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_basket_policy_init(&mut raw) };
        Self::told(&raw)
    }
}

/// A discount on a line item or on the order. 64 bytes.
#[derive(Clone, Debug)]
pub struct Discount {
    /// kind
    pub kind: DiscountKind,
    /// with MONEY_DISCOUNT_PERCENT: 0 to 100, so that 10 takes a tenth off; else all bytes 0
    pub percent: Decimal,
    /// with MONEY_DISCOUNT_FIXED: 0 or more, in the catalogue's currency and in whole minor units; else all
    /// bytes 0
    pub amount: Money,
}

impl Told for Discount {
    type Raw = sys::money_discount_t;

    fn told(raw: &sys::money_discount_t) -> Self {
        Discount {
            kind: DiscountKind(raw.kind),
            percent: Decimal::told(&raw.percent),
            amount: Money::told(&raw.amount),
        }
    }
}

impl Given for Discount {
    type Raw = sys::money_discount_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_discount_init(&mut raw) };
        raw.kind = self.kind.0;
        raw.percent = self.percent.given(keep)?;
        raw.amount = self.amount.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for Discount {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_discount_init(&mut raw) };
        Self::told(&raw)
    }
}

/// A line item of a basket: a product and how much of it. 512 bytes.
#[derive(Clone, Debug)]
pub struct BasketLineItem {
    /// with the price that it had when you first added it
    pub product: Product,
    /// not 0; below 0 for a refund
    pub quantity: Decimal,
    /// MONEY_DISCOUNT_NONE if the line item has none
    pub discount: Discount,
}

impl Told for BasketLineItem {
    type Raw = sys::money_basket_line_item_t;

    fn told(raw: &sys::money_basket_line_item_t) -> Self {
        BasketLineItem {
            product: Product::told(&raw.product),
            quantity: Decimal::told(&raw.quantity),
            discount: Discount::told(&raw.discount),
        }
    }
}

/// The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items' totals add up to
/// `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up to `net`, `tax` and
/// `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding = payable.
#[derive(Clone, Debug)]
pub struct ReceiptInfo {
    /// subtotal
    pub subtotal: Money,
    /// off the order; 0 or more in a sale
    pub discount: Money,
    /// net
    pub net: Money,
    /// tax
    pub tax: Money,
    /// the sum of the line items
    pub gross: Money,
    /// the amount owed; in another currency, the total that was converted once
    pub total: Money,
    /// total - gross, which is 0 unless the receipt was converted
    pub difference: Money,
    /// payable - total
    pub cash_rounding: Money,
    /// the amount to pay
    pub payable: Money,
    /// line item count
    pub line_item_count: u64,
    /// how many tax rows the receipt has
    pub tax_count: u64,
    /// the order's discount as money_basket_set_discount set it
    pub discount_terms: Discount,
}

impl Told for ReceiptInfo {
    type Raw = sys::money_receipt_info_t;

    fn told(raw: &sys::money_receipt_info_t) -> Self {
        ReceiptInfo {
            subtotal: Money::told(&raw.subtotal),
            discount: Money::told(&raw.discount),
            net: Money::told(&raw.net),
            tax: Money::told(&raw.tax),
            gross: Money::told(&raw.gross),
            total: Money::told(&raw.total),
            difference: Money::told(&raw.difference),
            cash_rounding: Money::told(&raw.cash_rounding),
            payable: Money::told(&raw.payable),
            line_item_count: raw.line_item_count,
            tax_count: raw.tax_count,
            discount_terms: Discount::told(&raw.discount_terms),
        }
    }
}

/// A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax = gross.
#[derive(Clone, Debug)]
pub struct ReceiptLineItem {
    /// what was sold; the product's price is in the catalogue's currency
    pub item: BasketLineItem,
    /// quantity × price
    pub price: Money,
    /// off the line item
    pub discount: Money,
    /// total
    pub total: Money,
    /// the line item's share of the order's discount
    pub order_discount: Money,
    /// net
    pub net: Money,
    /// tax
    pub tax: Money,
    /// gross
    pub gross: Money,
}

impl Told for ReceiptLineItem {
    type Raw = sys::money_receipt_line_item_t;

    fn told(raw: &sys::money_receipt_line_item_t) -> Self {
        ReceiptLineItem {
            item: BasketLineItem::told(&raw.item),
            price: Money::told(&raw.price),
            discount: Money::told(&raw.discount),
            total: Money::told(&raw.total),
            order_discount: Money::told(&raw.order_discount),
            net: Money::told(&raw.net),
            tax: Money::told(&raw.tax),
            gross: Money::told(&raw.gross),
        }
    }
}

/// A tax row of a receipt: the amounts of one tax category. 152 bytes.
#[derive(Clone, Debug)]
pub struct ReceiptTax {
    /// tax rate
    pub tax_rate: TaxRate,
    /// net
    pub net: Money,
    /// tax
    pub tax: Money,
    /// gross
    pub gross: Money,
}

impl Told for ReceiptTax {
    type Raw = sys::money_receipt_tax_t;

    fn told(raw: &sys::money_receipt_tax_t) -> Self {
        ReceiptTax {
            tax_rate: TaxRate::told(&raw.tax_rate),
            net: Money::told(&raw.net),
            tax: Money::told(&raw.tax),
            gross: Money::told(&raw.gross),
        }
    }
}

/// A tax of a line item, an allowance or a charge. 64 bytes. A tax of zeros is none. The categories of the norm
/// are S (standard rate), Z (zero rated), E (exempt), AE (reverse charge), K (delivery within the European
/// Union), G (export), O (outside the scope), L, M and B. The percentage of Z, E, AE, K, G and O is 0. You may
/// name any other tax, such as "GST", "CGST" or "IRPF".
#[derive(Clone, Debug)]
pub struct InvoiceTax {
    /// the category or the name of the tax: 1 to 31 bytes in one line
    pub category: String,
    /// 0 to 100: 19 is 19 %
    pub percent: Decimal,
    /// how the tax enters the totals
    pub kind: InvoiceTaxKind,
}

impl Told for InvoiceTax {
    type Raw = sys::money_invoice_tax_t;

    fn told(raw: &sys::money_invoice_tax_t) -> Self {
        InvoiceTax {
            category: text_of(&raw.category),
            percent: Decimal::told(&raw.percent),
            kind: InvoiceTaxKind(raw.kind),
        }
    }
}

impl Given for InvoiceTax {
    type Raw = sys::money_invoice_tax_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        put(&mut raw.category, &self.category, "category")?;
        raw.percent = self.percent.given(keep)?;
        raw.kind = self.kind.0;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for InvoiceTax {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let raw = zeroed();
        Self::told(&raw)
    }
}

/// A line item of an invoice: what was delivered, at which price, and under which taxes. 616 bytes.
#[derive(Clone, Debug)]
pub struct InvoiceLineItem {
    /// what was delivered, in one line (BT-153); "" if you do not say
    pub name: String,
    /// below 0 for what is given back (BT-129); may be 0
    pub quantity: Decimal,
    /// net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction digits
    pub price: Money,
    /// what the price is for, above 0 (BT-149); 0 stands for 1
    pub base_quantity: Decimal,
    /// one at least; a tax of zeros is none
    pub taxes: Vec<InvoiceTax>,
}

impl Told for InvoiceLineItem {
    type Raw = sys::money_invoice_line_item_t;

    fn told(raw: &sys::money_invoice_line_item_t) -> Self {
        InvoiceLineItem {
            name: text_of(&raw.name),
            quantity: Decimal::told(&raw.quantity),
            price: Money::told(&raw.price),
            base_quantity: Decimal::told(&raw.base_quantity),
            taxes: raw.taxes.iter().take(4).map(|one| InvoiceTax::told(&(*one))).collect(),
        }
    }
}

impl Given for InvoiceLineItem {
    type Raw = sys::money_invoice_line_item_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_invoice_line_item_init(&mut raw) };
        put(&mut raw.name, &self.name, "name")?;
        raw.quantity = self.quantity.given(keep)?;
        raw.price = self.price.given(keep)?;
        raw.base_quantity = self.base_quantity.given(keep)?;
        fits(self.taxes.len(), 4, "taxes")?;
        for (one, to) in self.taxes.iter().zip(raw.taxes.iter_mut()) {
            *to = one.given(keep)?;
        }
        let _ = keep;
        Ok(raw)
    }
}

impl Default for InvoiceLineItem {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_invoice_line_item_init(&mut raw) };
        Self::told(&raw)
    }
}

/// An allowance or a charge of a line item or of the document. Its amount is given, or is `percent` of `base`,
/// rounded to the invoice's digits. If you give both, the amount counts, and the library keeps the other two
/// with it.
#[derive(Clone, Debug)]
pub struct InvoiceAdjustment {
    /// kind
    pub kind: InvoiceAdjustmentKind,
    /// for people, in one line; "" if you do not say
    pub reason: String,
    /// a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not say
    pub reason_code: String,
    /// in whole minor units; all bytes 0 for `percent` of `base`
    pub amount: Money,
    /// 0 or more; 0 if the amount is given alone
    pub percent: Decimal,
    /// all bytes 0 stand for the price × quantity of the line item; the document has no such
    pub base: Money,
    /// of the document; zeros on a line item, which has its own
    pub taxes: Vec<InvoiceTax>,
}

impl Told for InvoiceAdjustment {
    type Raw = sys::money_invoice_adjustment_t;

    fn told(raw: &sys::money_invoice_adjustment_t) -> Self {
        InvoiceAdjustment {
            kind: InvoiceAdjustmentKind(raw.kind),
            reason: text_of(&raw.reason),
            reason_code: text_of(&raw.reason_code),
            amount: Money::told(&raw.amount),
            percent: Decimal::told(&raw.percent),
            base: Money::told(&raw.base),
            taxes: raw.taxes.iter().take(4).map(|one| InvoiceTax::told(&(*one))).collect(),
        }
    }
}

impl Given for InvoiceAdjustment {
    type Raw = sys::money_invoice_adjustment_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_invoice_adjustment_init(&mut raw) };
        raw.kind = self.kind.0;
        put(&mut raw.reason, &self.reason, "reason")?;
        put(&mut raw.reason_code, &self.reason_code, "reason_code")?;
        raw.amount = self.amount.given(keep)?;
        raw.percent = self.percent.given(keep)?;
        raw.base = self.base.given(keep)?;
        fits(self.taxes.len(), 4, "taxes")?;
        for (one, to) in self.taxes.iter().zip(raw.taxes.iter_mut()) {
            *to = one.given(keep)?;
        }
        let _ = keep;
        Ok(raw)
    }
}

impl Default for InvoiceAdjustment {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_invoice_adjustment_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The amounts of a line item. 128 bytes: price - allowances + charges = net.
#[derive(Clone, Debug)]
pub struct InvoiceLineAmounts {
    /// quantity × price ÷ base quantity, rounded half up
    pub price: Money,
    /// the sum of the line item's allowances (BT-136)
    pub allowances: Money,
    /// the sum of its charges (BT-141)
    pub charges: Money,
    /// the net amount (BT-131)
    pub net: Money,
}

impl Told for InvoiceLineAmounts {
    type Raw = sys::money_invoice_line_amounts_t;

    fn told(raw: &sys::money_invoice_line_amounts_t) -> Self {
        InvoiceLineAmounts {
            price: Money::told(&raw.price),
            allowances: Money::told(&raw.allowances),
            charges: Money::told(&raw.charges),
            net: Money::told(&raw.net),
        }
    }
}

/// A tax with the sum that it is due on.
#[derive(Clone, Debug)]
pub struct InvoiceCategory {
    /// the category, its percentage (BT-118, BT-119) and its kind
    pub tax: InvoiceTax,
    /// the sum of the net amounts, less allowances, with charges (BT-116)
    pub base: Money,
    /// the tax (BT-117)
    pub amount: Money,
    /// why there is no tax (BT-120); "" if nobody said
    pub reason: String,
    /// the same as a code of the list VATEX (BT-121); "" if nobody said
    pub reason_code: String,
}

impl Told for InvoiceCategory {
    type Raw = sys::money_invoice_category_t;

    fn told(raw: &sys::money_invoice_category_t) -> Self {
        InvoiceCategory {
            tax: InvoiceTax::told(&raw.tax),
            base: Money::told(&raw.base),
            amount: Money::told(&raw.amount),
            reason: text_of(&raw.reason),
            reason_code: text_of(&raw.reason_code),
        }
    }
}

/// The totals of an invoice.
#[derive(Clone, Debug)]
pub struct InvoiceTotals {
    /// the sum of the line items' net amounts (BT-106)
    pub line_total: Money,
    /// the sum of the document's allowances (BT-107)
    pub allowances: Money,
    /// the sum of the document's charges (BT-108)
    pub charges: Money,
    /// line_total - allowances + charges (BT-109)
    pub net: Money,
    /// the sum of the taxes, without those that are retained (BT-110)
    pub tax: Money,
    /// net + tax (BT-112)
    pub gross: Money,
    /// the sum of the retained taxes, which the norm does not have
    pub retained: Money,
    /// what was paid before (BT-113)
    pub prepaid: Money,
    /// the given rounding amount (BT-114)
    pub rounding: Money,
    /// gross - retained - prepaid + rounding (BT-115)
    pub payable: Money,
    /// the tax in the currency of accounting (BT-111); zeros if there is no such currency
    pub accounting_tax: Money,
    /// line item count
    pub line_item_count: u64,
    /// category count
    pub category_count: u64,
}

impl Told for InvoiceTotals {
    type Raw = sys::money_invoice_totals_t;

    fn told(raw: &sys::money_invoice_totals_t) -> Self {
        InvoiceTotals {
            line_total: Money::told(&raw.line_total),
            allowances: Money::told(&raw.allowances),
            charges: Money::told(&raw.charges),
            net: Money::told(&raw.net),
            tax: Money::told(&raw.tax),
            gross: Money::told(&raw.gross),
            retained: Money::told(&raw.retained),
            prepaid: Money::told(&raw.prepaid),
            rounding: Money::told(&raw.rounding),
            payable: Money::told(&raw.payable),
            accounting_tax: Money::told(&raw.accounting_tax),
            line_item_count: raw.line_item_count,
            category_count: raw.category_count,
        }
    }
}

/// An amount that you pay in (below 0) or take out (above 0) on a day. 40 bytes.
#[derive(Clone, Debug)]
pub struct CashFlow {
    /// date
    pub date: Option<Date>,
    /// amount
    pub amount: Money,
}

impl Told for CashFlow {
    type Raw = sys::money_cash_flow_t;

    fn told(raw: &sys::money_cash_flow_t) -> Self {
        CashFlow {
            date: date_of(raw.date),
            amount: Money::told(&raw.amount),
        }
    }
}

impl Given for CashFlow {
    type Raw = sys::money_cash_flow_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_cash_flow_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.amount = self.amount.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for CashFlow {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_cash_flow_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The internal rates of return of dated cash flows. 280 bytes. Rates of return are not amounts: they are
/// doubles, with the same bytes on every platform. 0.05 is 5 % a year.
#[derive(Clone, Debug)]
pub struct RateOfReturn {
    /// outcome
    pub outcome: XirrOutcome,
    /// 0 if there is a rate
    pub reason: XirrReason,
    /// day count
    pub day_count: DayCount,
    /// 1: the number of rates is proven; 0: rates too close to tell apart are one
    pub is_certain: bool,
    /// in ascending order; the rest is 0
    pub rates: Vec<f64>,
}

impl Told for RateOfReturn {
    type Raw = sys::money_xirr_t;

    fn told(raw: &sys::money_xirr_t) -> Self {
        RateOfReturn {
            outcome: XirrOutcome(raw.outcome),
            reason: XirrReason(raw.reason),
            day_count: DayCount(raw.day_count),
            is_certain: raw.is_certain != 0,
            rates: raw.rates.iter().take(raw.rate_count as usize).map(|one| *one).collect(),
        }
    }
}

/// The value of an investment on a day, and the amount that you then pay in (above 0) or take out (below 0). 72
/// bytes.
#[derive(Clone, Debug)]
pub struct ValuePoint {
    /// date
    pub date: Option<Date>,
    /// before the flow
    pub value: Money,
    /// 0 in the same currency if there is none
    pub flow: Money,
}

impl Told for ValuePoint {
    type Raw = sys::money_value_point_t;

    fn told(raw: &sys::money_value_point_t) -> Self {
        ValuePoint {
            date: date_of(raw.date),
            value: Money::told(&raw.value),
            flow: Money::told(&raw.flow),
        }
    }
}

impl Given for ValuePoint {
    type Raw = sys::money_value_point_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_value_point_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.value = self.value.given(keep)?;
        raw.flow = self.flow.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ValuePoint {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_value_point_init(&mut raw) };
        Self::told(&raw)
    }
}

/// A trade, a payment or a split. 248 bytes. Fields that an action does not need stay as MONEY_TRANSACTION_INIT
/// writes them.
#[derive(Clone, Debug)]
pub struct Transaction {
    /// one line of UTF-8, at most 39 bytes; "": the portfolio gives one
    pub id: String,
    /// one line of UTF-8, at most 63 bytes; "" only for a fee of no security
    pub symbol: String,
    /// date
    pub date: Option<Date>,
    /// action
    pub action: Action,
    /// of a trade: the shares, above 0; of a split: the shares after it
    pub quantity: Decimal,
    /// of a split: the shares before it, above 0
    pub per: Decimal,
    /// the amount paid or received, without the fee: 0 or more; not of a split
    pub total: Money,
    /// 0 or more, in any currency. A MONEY_ACTION_FEE has its amount in `total` instead
    pub fee: Money,
    /// the transaction's own exchange rate: 1 unit of the total's currency is numerator /
    pub rate_numerator: u64,
    /// denominator units of the portfolio's. 0 and 0: the rate of the day counts
    pub rate_denominator: u64,
}

impl Told for Transaction {
    type Raw = sys::money_transaction_t;

    fn told(raw: &sys::money_transaction_t) -> Self {
        Transaction {
            id: text_of(&raw.id),
            symbol: text_of(&raw.symbol),
            date: date_of(raw.date),
            action: Action(raw.action),
            quantity: Decimal::told(&raw.quantity),
            per: Decimal::told(&raw.per),
            total: Money::told(&raw.total),
            fee: Money::told(&raw.fee),
            rate_numerator: raw.rate_numerator,
            rate_denominator: raw.rate_denominator,
        }
    }
}

impl Given for Transaction {
    type Raw = sys::money_transaction_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_transaction_init(&mut raw) };
        put(&mut raw.id, &self.id, "id")?;
        put(&mut raw.symbol, &self.symbol, "symbol")?;
        raw.date = of_date(self.date);
        raw.action = self.action.0;
        raw.quantity = self.quantity.given(keep)?;
        raw.per = self.per.given(keep)?;
        raw.total = self.total.given(keep)?;
        raw.fee = self.fee.given(keep)?;
        raw.rate_numerator = self.rate_numerator;
        raw.rate_denominator = self.rate_denominator;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for Transaction {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_transaction_init(&mut raw) };
        Self::told(&raw)
    }
}

/// Specific identification: a lot that a sale names, and the shares that it takes from it. 72 bytes.
#[derive(Clone, Debug)]
pub struct LotSelection {
    /// the id of the purchase that made the lot
    pub id: String,
    /// in shares as they are on the day of the sale; above 0
    pub quantity: Decimal,
}

impl Told for LotSelection {
    type Raw = sys::money_lot_selection_t;

    fn told(raw: &sys::money_lot_selection_t) -> Self {
        LotSelection {
            id: text_of(&raw.id),
            quantity: Decimal::told(&raw.quantity),
        }
    }
}

impl Given for LotSelection {
    type Raw = sys::money_lot_selection_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_lot_selection_init(&mut raw) };
        put(&mut raw.id, &self.id, "id")?;
        raw.quantity = self.quantity.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for LotSelection {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_lot_selection_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The options of a new portfolio. The portfolio keeps them.
#[derive(Clone, Debug)]
pub struct PortfolioOptions<'a> {
    /// method
    pub method: LotMethod,
    /// short sales
    pub short_sales: ShortSalePolicy,
    /// currencies of your own, which the call copies; may be NULL
    pub registry: Option<&'a CurrencyRegistry>,
}

impl<'a> Told for PortfolioOptions<'a> {
    type Raw = sys::money_portfolio_options_t;

    fn told(raw: &sys::money_portfolio_options_t) -> Self {
        PortfolioOptions {
            method: LotMethod(raw.method),
            short_sales: ShortSalePolicy(raw.short_sales),
            registry: None,
        }
    }
}

impl Given for PortfolioOptions<'_> {
    type Raw = sys::money_portfolio_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_portfolio_options_init(&mut raw) };
        raw.method = self.method.0;
        raw.short_sales = self.short_sales.0;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        let _ = keep;
        Ok(raw)
    }
}

impl Default for PortfolioOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_portfolio_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The options that you made a portfolio with. 24 bytes.
#[derive(Clone, Debug)]
pub struct PortfolioInfo {
    /// currency
    pub currency: String,
    /// method
    pub method: LotMethod,
    /// short sales
    pub short_sales: ShortSalePolicy,
}

impl Told for PortfolioInfo {
    type Raw = sys::money_portfolio_info_t;

    fn told(raw: &sys::money_portfolio_info_t) -> Self {
        PortfolioInfo {
            currency: text_of(&raw.currency),
            method: LotMethod(raw.method),
            short_sales: ShortSalePolicy(raw.short_sales),
        }
    }
}

/// A price quote: what one share of a security costs. 112 bytes.
#[derive(Clone, Debug)]
pub struct PriceQuote {
    /// one line of UTF-8, 1 to 63 bytes
    pub symbol: String,
    /// "": the currency of the symbol's trades
    pub currency: String,
    /// 0 or more; a share at 0 is worth nothing
    pub price: Decimal,
    /// when it was quoted, or MONEY_INSTANT_NONE
    pub instant: Option<SystemTime>,
}

impl Told for PriceQuote {
    type Raw = sys::money_price_quote_t;

    fn told(raw: &sys::money_price_quote_t) -> Self {
        PriceQuote {
            symbol: text_of(&raw.symbol),
            currency: text_of(&raw.currency),
            price: Decimal::told(&raw.price),
            instant: time_of(raw.instant),
        }
    }
}

impl Given for PriceQuote {
    type Raw = sys::money_price_quote_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_price_quote_init(&mut raw) };
        put(&mut raw.symbol, &self.symbol, "symbol")?;
        put(&mut raw.currency, &self.currency, "currency")?;
        raw.price = self.price.given(keep)?;
        raw.instant = of_time(self.instant);
        let _ = keep;
        Ok(raw)
    }
}

impl Default for PriceQuote {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_price_quote_init(&mut raw) };
        Self::told(&raw)
    }
}

/// On which day a portfolio is valued, and how.
#[derive(Clone, Debug)]
pub struct ValuationOptions {
    /// transactions up to it count, at its rates; MONEY_DATE_NONE: all, at the newest rates
    pub date: Option<Date>,
    /// how many days earlier than needed an exchange rate may be; 7, over holidays
    pub max_gap: i32,
    /// fraction digits of percentages, 0 to 38; 2
    pub percent_digits: i32,
    /// of converted amounts, values and percentages; half-even
    pub rounding: Rounding,
    /// from which the age of price quotes counts, or MONEY_INSTANT_NONE
    pub now: Option<SystemTime>,
    /// the age in seconds up to which a price quote is fresh; MONEY_INSTANT_NONE: any age
    pub fresh_for: i64,
}

impl Told for ValuationOptions {
    type Raw = sys::money_valuation_options_t;

    fn told(raw: &sys::money_valuation_options_t) -> Self {
        ValuationOptions {
            date: date_of(raw.date),
            max_gap: raw.max_gap,
            percent_digits: raw.percent_digits,
            rounding: Rounding(raw.rounding),
            now: time_of(raw.now),
            fresh_for: raw.fresh_for,
        }
    }
}

impl Given for ValuationOptions {
    type Raw = sys::money_valuation_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_valuation_options_init(&mut raw) };
        raw.date = of_date(self.date);
        raw.max_gap = self.max_gap;
        raw.percent_digits = self.percent_digits;
        raw.rounding = self.rounding.0;
        raw.now = of_time(self.now);
        raw.fresh_for = self.fresh_for;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ValuationOptions {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_valuation_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The performance of securities, in the portfolio's currency. 400 bytes. Always profit = price_effect +
/// currency_effect + income - fees. If everything has a price, then also unrealised_gain = value - cost, and
/// profit = realised_gain + unrealised_gain + income - fees. An amount that is not known is all zero, without a
/// currency.
#[derive(Clone, Debug)]
pub struct Performance {
    /// of what is held
    pub value: Money,
    /// the cost basis of what is held: without fees, at the exchange rates of the purchases
    pub cost: Money,
    /// unrealised gain
    pub unrealised_gain: Money,
    /// the proceeds of disposals, less their cost basis
    pub realised_gain: Money,
    /// the cost basis of what was disposed of
    pub disposed_cost: Money,
    /// the profit of trades that is no currency effect
    pub price_effect: Money,
    /// cost in the security's currency * (rate of the disposal or of now - of the purchase)
    pub currency_effect: Money,
    /// dividends
    pub income: Money,
    /// fees
    pub fees: Money,
    /// of what has a price
    pub profit: Money,
    /// in hundredths, and so are the next two
    pub unrealised_percent: Decimal,
    /// realised percent
    pub realised_percent: Decimal,
    /// profit percent
    pub profit_percent: Decimal,
    /// MONEY_PERCENT_ flags of those that are known: a cost of 0 has none
    pub percentages: Percentages,
}

impl Told for Performance {
    type Raw = sys::money_performance_t;

    fn told(raw: &sys::money_performance_t) -> Self {
        Performance {
            value: Money::told(&raw.value),
            cost: Money::told(&raw.cost),
            unrealised_gain: Money::told(&raw.unrealised_gain),
            realised_gain: Money::told(&raw.realised_gain),
            disposed_cost: Money::told(&raw.disposed_cost),
            price_effect: Money::told(&raw.price_effect),
            currency_effect: Money::told(&raw.currency_effect),
            income: Money::told(&raw.income),
            fees: Money::told(&raw.fees),
            profit: Money::told(&raw.profit),
            unrealised_percent: Decimal::told(&raw.unrealised_percent),
            realised_percent: Decimal::told(&raw.realised_percent),
            profit_percent: Decimal::told(&raw.profit_percent),
            percentages: Percentages(raw.percentages),
        }
    }
}

/// The summary of a portfolio. 424 bytes.
#[derive(Clone, Debug)]
pub struct PortfolioSummary {
    /// of what has a price, and of fees that concern no security
    pub performance: Performance,
    /// position count
    pub position_count: u64,
    /// positions that are not counted, or only in part
    pub unpriced_count: u64,
    /// MONEY_FLAG_ values of the conversions
    pub flags: Flags,
}

impl Told for PortfolioSummary {
    type Raw = sys::money_portfolio_summary_t;

    fn told(raw: &sys::money_portfolio_summary_t) -> Self {
        PortfolioSummary {
            performance: Performance::told(&raw.performance),
            position_count: raw.position_count,
            unpriced_count: raw.unpriced_count,
            flags: Flags(raw.flags),
        }
    }
}

/// The position of a security that you hold now, or held once. 704 bytes.
#[derive(Clone, Debug)]
pub struct Position {
    /// symbol
    pub symbol: String,
    /// exact, but to 18 fraction digits where a split left thirds and the like: see flags
    pub quantity: Decimal,
    /// how many shares you sold without holding them
    pub oversold: Decimal,
    /// all zero: none
    pub price: Money,
    /// this and the next two are in the security's currency; all zero: not known
    pub cost: Money,
    /// value
    pub value: Money,
    /// realised gain
    pub realised_gain: Money,
    /// in the portfolio's currency
    pub performance: Performance,
    /// the age of the price, or MONEY_INSTANT_NONE
    pub age_seconds: i64,
    /// state
    pub state: PriceState,
    /// MONEY_FLAG_ values
    pub flags: Flags,
    /// the first transaction that has no exchange rate, or "" …
    pub unconverted_id: String,
    /// … and its date, or MONEY_DATE_NONE
    pub unconverted_date: Option<Date>,
}

impl Told for Position {
    type Raw = sys::money_position_t;

    fn told(raw: &sys::money_position_t) -> Self {
        Position {
            symbol: text_of(&raw.symbol),
            quantity: Decimal::told(&raw.quantity),
            oversold: Decimal::told(&raw.oversold),
            price: Money::told(&raw.price),
            cost: Money::told(&raw.cost),
            value: Money::told(&raw.value),
            realised_gain: Money::told(&raw.realised_gain),
            performance: Performance::told(&raw.performance),
            age_seconds: raw.age_seconds,
            state: PriceState(raw.state),
            flags: Flags(raw.flags),
            unconverted_id: text_of(&raw.unconverted_id),
            unconverted_date: date_of(raw.unconverted_date),
        }
    }
}

/// A part of a lot that a transaction disposed of. 440 bytes. A sale disposes of shares that you bought. With
/// MONEY_SHORT_SALE_ALLOW a purchase disposes of a debt of shares: its cost is what the sale brought, and its
/// proceeds are what it took to settle it, both below 0. Always gain = proceeds - cost, and reported_gain =
/// reported_proceeds - reported_cost = price_effect + currency_effect.
#[derive(Clone, Debug)]
pub struct Disposal {
    /// symbol
    pub symbol: String,
    /// the transaction that disposed of it
    pub id: String,
    /// the one that made the lot; "" at average cost, and if it is oversold
    pub lot: String,
    /// in shares as they are on the day of the disposal
    pub quantity: Decimal,
    /// date
    pub date: Option<Date>,
    /// the date of the lot, or MONEY_DATE_NONE
    pub opened: Option<Date>,
    /// 1: sold without being held, so that only the proceeds are known
    pub is_oversold: bool,
    /// 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
    pub flags: Flags,
    /// this and the next two are in the security's currency
    pub proceeds: Money,
    /// the cost basis
    pub cost: Money,
    /// gain
    pub gain: Money,
    /// the rest is in the portfolio's currency; all zero if an exchange rate is missing
    pub reported_proceeds: Money,
    /// reported cost
    pub reported_cost: Money,
    /// reported gain
    pub reported_gain: Money,
    /// price effect
    pub price_effect: Money,
    /// currency effect
    pub currency_effect: Money,
}

impl Told for Disposal {
    type Raw = sys::money_disposal_t;

    fn told(raw: &sys::money_disposal_t) -> Self {
        Disposal {
            symbol: text_of(&raw.symbol),
            id: text_of(&raw.id),
            lot: text_of(&raw.lot),
            quantity: Decimal::told(&raw.quantity),
            date: date_of(raw.date),
            opened: date_of(raw.opened),
            is_oversold: raw.is_oversold != 0,
            flags: Flags(raw.flags),
            proceeds: Money::told(&raw.proceeds),
            cost: Money::told(&raw.cost),
            gain: Money::told(&raw.gain),
            reported_proceeds: Money::told(&raw.reported_proceeds),
            reported_cost: Money::told(&raw.reported_cost),
            reported_gain: Money::told(&raw.reported_gain),
            price_effect: Money::told(&raw.price_effect),
            currency_effect: Money::told(&raw.currency_effect),
        }
    }
}

/// A lot of which shares are held. 200 bytes. With MONEY_SHORT_SALE_ALLOW a sale of shares that you do not hold
/// makes a lot of shares that you owe: its quantity and its cost are below 0. The quantities and the costs of a
/// symbol's open lots add up to those of its position.
#[derive(Clone, Debug)]
pub struct OpenLot {
    /// symbol
    pub symbol: String,
    /// the transaction that made it; "" at average cost, where all shares are one pool
    pub lot: String,
    /// what is left of it, in shares as they are on the day asked for
    pub quantity: Decimal,
    /// the date of that transaction; MONEY_DATE_NONE at average cost
    pub opened: Option<Date>,
    /// 0, or MONEY_FLAG_ROUNDED if the quantity has no last digit
    pub flags: Flags,
    /// the cost basis of what is left, in the security's currency
    pub cost: Money,
    /// in the portfolio's currency; all zero if an exchange rate is missing
    pub reported_cost: Money,
}

impl Told for OpenLot {
    type Raw = sys::money_open_lot_t;

    fn told(raw: &sys::money_open_lot_t) -> Self {
        OpenLot {
            symbol: text_of(&raw.symbol),
            lot: text_of(&raw.lot),
            quantity: Decimal::told(&raw.quantity),
            opened: date_of(raw.opened),
            flags: Flags(raw.flags),
            cost: Money::told(&raw.cost),
            reported_cost: Money::told(&raw.reported_cost),
        }
    }
}

/// Options of money_format_locale. 40 bytes.
#[derive(Clone, Debug)]
pub struct LocaleOptions<'a> {
    /// style
    pub style: LocaleStyle,
    /// display
    pub display: CurrencyDisplay,
    /// 0 to 38; or MONEY_DIGITS_CURRENCY: the currency's minor units, or the amount's own scale if that is
    /// larger; MONEY_STYLE_COMPACT needs 0 to 38
    pub digits: i32,
    /// rounding
    pub rounding: Rounding,
    /// numerals
    pub numerals: Numerals,
    /// your own currencies; may be NULL; the library reads it during the call
    pub registry: Option<&'a CurrencyRegistry>,
    /// tables that you loaded; NULL: those inside of the library
    pub locales: Option<&'a Locales>,
}

impl<'a> Told for LocaleOptions<'a> {
    type Raw = sys::money_locale_options_t;

    fn told(raw: &sys::money_locale_options_t) -> Self {
        LocaleOptions {
            style: LocaleStyle(raw.style),
            display: CurrencyDisplay(raw.display),
            digits: raw.digits,
            rounding: Rounding(raw.rounding),
            numerals: Numerals(raw.numerals),
            registry: None,
            locales: None,
        }
    }
}

impl Given for LocaleOptions<'_> {
    type Raw = sys::money_locale_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_locale_options_init(&mut raw) };
        raw.style = self.style.0;
        raw.display = self.display.0;
        raw.digits = self.digits;
        raw.rounding = self.rounding.0;
        raw.numerals = self.numerals.0;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        raw.locales = self.locales.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        let _ = keep;
        Ok(raw)
    }
}

impl Default for LocaleOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_locale_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// Options of money_format_pattern and money_parse_pattern. 104 bytes. A text that is NULL is the locale's, or
/// without a locale ".", ",", "-" and "+". Texts have at most 32 bytes and no control characters; separators
/// and signs have no digits.
#[derive(Clone, Debug)]
pub struct FormatOptions<'a> {
    /// sign
    pub sign: SignDisplay,
    /// zeros
    pub zeros: TrailingZeros,
    /// used where an amount has more digits than the most that are written
    pub rounding: Rounding,
    /// without a locale the digits are 0 to 9
    pub numerals: Numerals,
    /// 0 to 38, MONEY_DIGITS_PATTERN, MONEY_DIGITS_CURRENCY, or MONEY_DIGITS_EXACT: as many as the amount has
    pub minimum_fraction: i32,
    /// the same; with MONEY_DIGITS_EXACT nothing is rounded
    pub maximum_fraction: i32,
    /// 1 to 38, or MONEY_DIGITS_PATTERN; not together with fraction digits
    pub minimum_significant: i32,
    /// maximum significant
    pub maximum_significant: i32,
    /// the fewest digits before the first group separator, 1 to 38: with 2 it is "1234" and "12,345"
    pub minimum_grouping: i32,
    /// decimal separator
    pub decimal_separator: Option<&'a str>,
    /// "": digits are not grouped
    pub group_separator: Option<&'a str>,
    /// minus sign
    pub minus_sign: Option<&'a str>,
    /// plus sign
    pub plus_sign: Option<&'a str>,
    /// what stands for ¤; NULL: the locale's symbol, or without a locale the code
    pub symbol: Option<&'a str>,
    /// whose texts and digits stand where none is given; NULL: none
    pub locale: Option<&'a str>,
    /// currencies of the program's own; may be NULL; read during the call only
    pub registry: Option<&'a CurrencyRegistry>,
    /// tables that have the locale; NULL: those inside of the library
    pub locales: Option<&'a Locales>,
}

impl<'a> Told for FormatOptions<'a> {
    type Raw = sys::money_format_options_t;

    fn told(raw: &sys::money_format_options_t) -> Self {
        FormatOptions {
            sign: SignDisplay(raw.sign),
            zeros: TrailingZeros(raw.zeros),
            rounding: Rounding(raw.rounding),
            numerals: Numerals(raw.numerals),
            minimum_fraction: raw.minimum_fraction,
            maximum_fraction: raw.maximum_fraction,
            minimum_significant: raw.minimum_significant,
            maximum_significant: raw.maximum_significant,
            minimum_grouping: raw.minimum_grouping,
            decimal_separator: None,
            group_separator: None,
            minus_sign: None,
            plus_sign: None,
            symbol: None,
            locale: None,
            registry: None,
            locales: None,
        }
    }
}

impl Given for FormatOptions<'_> {
    type Raw = sys::money_format_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_format_options_init(&mut raw) };
        raw.sign = self.sign.0;
        raw.zeros = self.zeros.0;
        raw.rounding = self.rounding.0;
        raw.numerals = self.numerals.0;
        raw.minimum_fraction = self.minimum_fraction;
        raw.maximum_fraction = self.maximum_fraction;
        raw.minimum_significant = self.minimum_significant;
        raw.maximum_significant = self.maximum_significant;
        raw.minimum_grouping = self.minimum_grouping;
        raw.decimal_separator = keep.optional(self.decimal_separator)?;
        raw.group_separator = keep.optional(self.group_separator)?;
        raw.minus_sign = keep.optional(self.minus_sign)?;
        raw.plus_sign = keep.optional(self.plus_sign)?;
        raw.symbol = keep.optional(self.symbol)?;
        raw.locale = keep.optional(self.locale)?;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        raw.locales = self.locales.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        let _ = keep;
        Ok(raw)
    }
}

impl Default for FormatOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_format_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The options of a new feed. The call copies all texts.
#[derive(Clone)]
pub struct FeedOptions<'a> {
    /// for exchange rates
    pub jump: JumpPolicy,
    /// the provider's key, token or secret, visible ASCII; NULL: none
    pub api_key: Option<&'a str>,
    /// http or https, without a query; NULL: the provider's own, if it has one. For the European Central Bank
    /// it may be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"
    pub base_url: Option<&'a str>,
    /// the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the symbol's trades),
    /// or the currency of a portfolio's reports (needed)
    pub currency: Option<&'a str>,
    /// for a store of transactions; NULL: the defaults
    pub portfolio: Option<&'a PortfolioOptions<'a>>,
    /// how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour
    pub ttl_seconds: i64,
    /// from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds
    pub retry_seconds: i64,
    /// the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30)
    pub per_second: i32,
    /// the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan)
    pub per_minute: i32,
    /// in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for
    pub largest_body: u64,
}

impl std::fmt::Debug for FeedOptions<'_> {
    /// All fields but the secret.
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("FeedOptions")
            .field("jump", &self.jump)
            .field("api_key", &self.api_key.map(|_| "(hidden)"))
            .field("base_url", &self.base_url)
            .field("currency", &self.currency)
            .field("portfolio", &self.portfolio)
            .field("ttl_seconds", &self.ttl_seconds)
            .field("retry_seconds", &self.retry_seconds)
            .field("per_second", &self.per_second)
            .field("per_minute", &self.per_minute)
            .field("largest_body", &self.largest_body)
            .finish()
    }
}

impl<'a> Told for FeedOptions<'a> {
    type Raw = sys::money_feed_options_t;

    fn told(raw: &sys::money_feed_options_t) -> Self {
        FeedOptions {
            jump: JumpPolicy(raw.jump),
            api_key: None,
            base_url: None,
            currency: None,
            portfolio: None,
            ttl_seconds: raw.ttl_seconds,
            retry_seconds: raw.retry_seconds,
            per_second: raw.per_second,
            per_minute: raw.per_minute,
            largest_body: raw.largest_body,
        }
    }
}

impl Given for FeedOptions<'_> {
    type Raw = sys::money_feed_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_feed_options_init(&mut raw) };
        raw.jump = self.jump.0;
        raw.api_key = keep.optional(self.api_key)?;
        raw.base_url = keep.optional(self.base_url)?;
        raw.currency = keep.optional(self.currency)?;
        raw.portfolio = keep.boxed(self.portfolio)?;
        raw.ttl_seconds = self.ttl_seconds;
        raw.retry_seconds = self.retry_seconds;
        raw.per_second = self.per_second;
        raw.per_minute = self.per_minute;
        raw.largest_body = self.largest_body;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for FeedOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_feed_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The state of a feed at a moment. 80 bytes.
#[derive(Clone, Debug)]
pub struct FeedInfo {
    /// provider
    pub provider: Provider,
    /// of several price quotes the worst one
    pub state: FeedState,
    /// of the last failure that no success has followed, or MONEY_OK
    pub status: Status,
    /// the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status`
    pub cause: Status,
    /// a MONEY_TRANSPORT_, or 0
    pub reason: TransportFailure,
    /// of that failure, or 0
    pub http_status: i32,
    /// how many requests are under way
    pub pending_count: u32,
    /// MONEY_FEED_FLAG_ values
    pub flags: FeedFlags,
    /// when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE
    pub success: Option<SystemTime>,
    /// seconds since then, 0 or more, or MONEY_INSTANT_NONE
    pub age_seconds: i64,
    /// when the feed last asked or was answered, or MONEY_INSTANT_NONE
    pub attempt: Option<SystemTime>,
    /// when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE
    pub next_at: Option<SystemTime>,
    /// revision
    pub revision: u64,
}

impl Told for FeedInfo {
    type Raw = sys::money_feed_info_t;

    fn told(raw: &sys::money_feed_info_t) -> Self {
        FeedInfo {
            provider: Provider(raw.provider),
            state: FeedState(raw.state),
            status: Status(raw.status),
            cause: Status(raw.cause),
            reason: TransportFailure(raw.reason),
            http_status: raw.http_status,
            pending_count: raw.pending_count,
            flags: FeedFlags(raw.flags),
            success: time_of(raw.success),
            age_seconds: raw.age_seconds,
            attempt: time_of(raw.attempt),
            next_at: time_of(raw.next_at),
            revision: raw.revision,
        }
    }
}

/// Options of a converter. 40 bytes.
#[derive(Clone, Debug)]
pub struct ConverterOptions<'a> {
    /// fraction digits of the result: 0 to 38, or MONEY_DIGITS_CURRENCY
    pub digits: i32,
    /// with MONEY_DIGITS_CURRENCY, for a target without minor units: 0 to 38; 8
    pub other_digits: i32,
    /// of the result; half-even
    pub rounding: Rounding,
    /// how a locale writes the currency; MONEY_DISPLAY_NONE: the number alone
    pub display: CurrencyDisplay,
    /// seconds that rates stay fresh; 3600; MONEY_INSTANT_NONE: always
    pub fresh_for: i64,
    /// your own currencies; the converter copies them; may be NULL
    pub registry: Option<&'a CurrencyRegistry>,
}

impl<'a> Told for ConverterOptions<'a> {
    type Raw = sys::money_converter_options_t;

    fn told(raw: &sys::money_converter_options_t) -> Self {
        ConverterOptions {
            digits: raw.digits,
            other_digits: raw.other_digits,
            rounding: Rounding(raw.rounding),
            display: CurrencyDisplay(raw.display),
            fresh_for: raw.fresh_for,
            registry: None,
        }
    }
}

impl Given for ConverterOptions<'_> {
    type Raw = sys::money_converter_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_converter_options_init(&mut raw) };
        raw.digits = self.digits;
        raw.other_digits = self.other_digits;
        raw.rounding = self.rounding.0;
        raw.display = self.display.0;
        raw.fresh_for = self.fresh_for;
        raw.registry = self.registry.map_or(std::ptr::null(), |one| one.at.as_ptr() as *const _);
        let _ = keep;
        Ok(raw)
    }
}

impl Default for ConverterOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_converter_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The values that a converter shows, apart from its texts. 112 bytes.
#[derive(Clone, Debug)]
pub struct ConverterInfo {
    /// source
    pub source: String,
    /// target
    pub target: String,
    /// state
    pub state: ConverterState,
    /// input state
    pub input_state: InputState,
    /// origin
    pub origin: Origin,
    /// 1: rates were asked for, and the answer is on its way
    pub is_loading: bool,
    /// 1: there are rates, but they are too old or could not be renewed
    pub is_stale: bool,
    /// 1: whoever fetches rates should ask for them now
    pub wants_rates: bool,
    /// the status of money_converter_reason; MONEY_OK if there is none
    pub failure: Status,
    /// of the result: MONEY_FLAG_ values
    pub flags: Flags,
    /// the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown
    pub updated: Option<SystemTime>,
    /// seconds from then to `now`; MONEY_INSTANT_NONE: unknown
    pub updated_age: i64,
    /// when the rates arrived; MONEY_INSTANT_NONE: unknown
    pub received: Option<SystemTime>,
    /// seconds from then to `now`; MONEY_INSTANT_NONE: unknown
    pub received_age: i64,
}

impl Told for ConverterInfo {
    type Raw = sys::money_converter_info_t;

    fn told(raw: &sys::money_converter_info_t) -> Self {
        ConverterInfo {
            source: text_of(&raw.source),
            target: text_of(&raw.target),
            state: ConverterState(raw.state),
            input_state: InputState(raw.input_state),
            origin: Origin(raw.origin),
            is_loading: raw.is_loading != 0,
            is_stale: raw.is_stale != 0,
            wants_rates: raw.wants_rates != 0,
            failure: Status(raw.failure),
            flags: Flags(raw.flags),
            updated: time_of(raw.updated),
            updated_age: raw.updated_age,
            received: time_of(raw.received),
            received_age: raw.received_age,
        }
    }
}

/// A currency as a list shows it. 160 bytes.
#[derive(Clone, Debug)]
pub struct CurrencyListItem {
    /// code
    pub code: String,
    /// an emoji of two regional indicators, UTF-8; "" if no region's flag fits
    pub flag: String,
    /// is favourite
    pub is_favourite: bool,
    /// 1: the rates of money_currency_list_mark have the currency
    pub is_quoted: bool,
    /// UTF-8; a longer name is cut after a whole character, which a few of Chakma are
    pub name: String,
}

impl Told for CurrencyListItem {
    type Raw = sys::money_currency_list_item_t;

    fn told(raw: &sys::money_currency_list_item_t) -> Self {
        CurrencyListItem {
            code: text_of(&raw.code),
            flag: text_of(&raw.flag),
            is_favourite: raw.is_favourite != 0,
            is_quoted: raw.is_quoted != 0,
            name: text_of(&raw.name),
        }
    }
}

/// The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of version 0.1.
#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// 1: nothing can be changed
    pub read_only: bool,
    /// 1: the call makes the file if it does not exist
    pub create: bool,
    /// how long a change waits for another connection's change to end; 0: it does not wait
    pub busy_milliseconds: i32,
    /// the time after which a call interrupts its own work on the file; 0: it never does
    pub work_milliseconds: i32,
}

impl Told for StoreOptions {
    type Raw = sys::money_store_options_t;

    fn told(raw: &sys::money_store_options_t) -> Self {
        StoreOptions {
            read_only: raw.read_only != 0,
            create: raw.create != 0,
            busy_milliseconds: raw.busy_milliseconds,
            work_milliseconds: raw.work_milliseconds,
        }
    }
}

impl Given for StoreOptions {
    type Raw = sys::money_store_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_store_options_init(&mut raw) };
        raw.read_only = self.read_only as i32;
        raw.create = self.create as i32;
        raw.busy_milliseconds = self.busy_milliseconds;
        raw.work_milliseconds = self.work_milliseconds;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for StoreOptions {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_store_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The options of a movement in stored wallets. 16 bytes. NULL in place of them means no key and nothing below
/// 0.
#[derive(Clone, Debug)]
pub struct MovementOptions<'a> {
    /// 1: money_store_wallet_spend may take the sum below 0; 0 for all other calls
    pub may_go_below_zero: bool,
    /// the idempotency key of the request: one line of 1 to 255 bytes; NULL: none
    pub idempotency_key: Option<&'a str>,
}

impl<'a> Told for MovementOptions<'a> {
    type Raw = sys::money_movement_options_t;

    fn told(raw: &sys::money_movement_options_t) -> Self {
        MovementOptions {
            may_go_below_zero: raw.may_go_below_zero != 0,
            idempotency_key: None,
        }
    }
}

impl Given for MovementOptions<'_> {
    type Raw = sys::money_movement_options_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_movement_options_init(&mut raw) };
        raw.may_go_below_zero = self.may_go_below_zero as i32;
        raw.idempotency_key = keep.optional(self.idempotency_key)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for MovementOptions<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_movement_options_init(&mut raw) };
        Self::told(&raw)
    }
}

/// The entries that a leg of a movement made. 48 bytes.
#[derive(Clone, Debug)]
pub struct LegEntries {
    /// the id of the entry that took the amount out; 0: it came from outside
    pub source: u64,
    /// the id of the entry that put the amount in; 0: it went outside
    pub target: u64,
    /// the amount that came in; all zero if it went outside
    pub received: Money,
}

impl Told for LegEntries {
    type Raw = sys::money_leg_entries_t;

    fn told(raw: &sys::money_leg_entries_t) -> Self {
        LegEntries {
            source: raw.source,
            target: raw.target,
            received: Money::told(&raw.received),
        }
    }
}

/// One leg of a transfer between stored wallets: an amount goes out of a source wallet and into a target
/// wallet. 56 bytes.
#[derive(Clone, Debug)]
pub struct StoredLeg<'a> {
    /// the name of a wallet; NULL: the amount comes from outside
    pub source: Option<&'a str>,
    /// the name of a wallet; NULL: the amount goes outside; one of the two is not NULL
    pub target: Option<&'a str>,
    /// more than 0
    pub amount: Money,
}

impl<'a> Told for StoredLeg<'a> {
    type Raw = sys::money_stored_leg_t;

    fn told(raw: &sys::money_stored_leg_t) -> Self {
        StoredLeg {
            source: None,
            target: None,
            amount: Money::told(&raw.amount),
        }
    }
}

impl Given for StoredLeg<'_> {
    type Raw = sys::money_stored_leg_t;

    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error> {
        let mut raw: Self::Raw = zeroed();
        unsafe { sys::money_stored_leg_init(&mut raw) };
        raw.source = keep.optional(self.source)?;
        raw.target = keep.optional(self.target)?;
        raw.amount = self.amount.given(keep)?;
        let _ = keep;
        Ok(raw)
    }
}

impl Default for StoredLeg<'_> {
    /// What the library takes for what you do not set.
    fn default() -> Self {
        let mut raw = zeroed();
        unsafe { sys::money_stored_leg_init(&mut raw) };
        Self::told(&raw)
    }
}

