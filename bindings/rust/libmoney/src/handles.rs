// Made from the headers by api/generate.py.

use crate::convert::*;
use crate::*;
use std::ptr::{null, null_mut};
use std::ptr::NonNull;
use std::time::SystemTime;

/// Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known.
pub struct CurrencyRegistry {
    pub(crate) at: NonNull<sys::money_currency_registry_t>,
}

unsafe impl Send for CurrencyRegistry {}
unsafe impl Sync for CurrencyRegistry {}

impl Drop for CurrencyRegistry {
    fn drop(&mut self) {
        unsafe { sys::money_currency_registry_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for CurrencyRegistry {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("CurrencyRegistry")
    }
}

impl CurrencyRegistry {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_currency_registry_t) -> Option<CurrencyRegistry> {
        NonNull::new(at).map(|at| CurrencyRegistry { at })
    }

    /// Makes an empty registry. Freed with money_currency_registry_free. C: money_currency_registry_new
    pub fn new() -> Result<CurrencyRegistry, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut registry_out: *mut sys::money_currency_registry_t = null_mut();
        check(unsafe { sys::money_currency_registry_new(&mut registry_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(CurrencyRegistry::adopt(registry_out).ok_or_else(Error::broken)?)
    }

    /// Adds a currency of the program's own. C: money_currency_registry_add
    pub fn add(&mut self, code: &str, digits: i32, name: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let code_text = keep.code(code)?;
        check(unsafe { sys::money_currency_registry_add(self.at.as_ptr(), code_text, digits, name.as_ptr(), name.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Returns how many currencies the registry has. C: money_currency_registry_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_currency_registry_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the registry's currency at an index, in the order in which you added them. C:
    /// money_currency_registry_at
    pub fn at(&self, index: usize) -> Result<Currency, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut currency_out: sys::money_currency_t = zeroed();
        check(unsafe { sys::money_currency_registry_at(self.at.as_ptr(), index, &mut currency_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Currency::told(&currency_out))
    }
}

/// A table of exchange rates: immutable, shared freely between threads.
pub struct Rates {
    pub(crate) at: NonNull<sys::money_rates_t>,
}

unsafe impl Send for Rates {}
unsafe impl Sync for Rates {}

impl Drop for Rates {
    fn drop(&mut self) {
        unsafe { sys::money_rates_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Rates {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Rates")
    }
}

impl Rates {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_rates_t) -> Option<Rates> {
        NonNull::new(at).map(|at| Rates { at })
    }

    /// Reads the euro foreign exchange reference rates of the European Central Bank: the history file
    /// (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. It also reads
    /// daily spot rates of the bank's data interface in CSV (dataset EXR, `format=csvdata`), known by their
    /// titles. There the base is CURRENCY_DENOM, and a row without a value or with "NaN" is no rate; averages
    /// of months and years, whose FREQ is not D, are MONEY_ERR_DOCUMENT. C: money_rates_from_ecb_csv
    pub fn from_ecb_csv(csv: &str) -> Result<Rates, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_rates_from_ecb_csv(csv.as_ptr(), csv.len(), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rates::adopt(rates_out).ok_or_else(Error::broken)?)
    }

    /// Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days
    /// (`eurofxref-hist-90d.xml`), or of all days (`eurofxref-hist.xml`). A document type (DTD) and entities
    /// are refused. C: money_rates_from_ecb_xml
    pub fn from_ecb_xml(xml: &str) -> Result<Rates, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_rates_from_ecb_xml(xml.as_ptr(), xml.len(), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rates::adopt(rates_out).ok_or_else(Error::broken)?)
    }

    /// Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
    /// {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or
    /// with several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day
    /// or of several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
    /// {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date";
    /// - ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or
    /// "rates", with "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and
    /// "conversion_rate" for a pair; - rows of Frankfurter's version 2:
    /// \[{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}\], one such object, or an object a line
    /// (NDJSON); the table's base is that of all rows, if they have the same; - a list of pairs:
    /// \[{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}\], "date" in all or none, or one pair; -
    /// tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada,
    /// such as {"observations":\[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}\]}; - what money_rates_to_json
    /// writes. A service's error is MONEY_ERR_PROVIDER with its code and words: {"success":false,…},
    /// {"error":…}, {"result":"error",…}, {"status":404,"message":…} or {"message":…}. Numbers and strings of
    /// digits are both read, exactly, exponents too. A rate of more than 19 significant or 19 fraction digits
    /// is rounded to what fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each conversion by
    /// it. C: money_rates_from_json
    pub fn from_json(json: &str) -> Result<Rates, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_rates_from_json(json.as_ptr(), json.len(), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rates::adopt(rates_out).ok_or_else(Error::broken)?)
    }

    /// Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same
    /// bytes. C: money_rates_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_rates_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Tells what a table holds. C: money_rates_info
    pub fn info(&self) -> Result<RatesInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_rates_info_t = zeroed();
        check(unsafe { sys::money_rates_info(self.at.as_ptr(), &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(RatesInfo::told(&info_out))
    }

    /// Writes the code of the table's currency at an index, in the order of the codes. C:
    /// money_rates_currency_at
    pub fn currency_at(&self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_rates_currency_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
    /// between them, such as "EUR JPY USD". The text is empty if the table has no rates of that day. C:
    /// money_rates_currencies
    pub fn currencies(&self, date: Option<Date>) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_rates_currencies(self.at.as_ptr(), of_date(date), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the table's date at an index, oldest first. C: money_rates_date_at
    pub fn date_at(&self, index: usize) -> Result<Option<Date>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut date_out: sys::money_date_t = zeroed();
        check(unsafe { sys::money_rates_date_at(self.at.as_ptr(), index, &mut date_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(date_of(date_out))
    }

    /// Writes the newest rate of the table's pair at an index, in the order of the codes. C:
    /// money_rates_pair_at
    pub fn pair_at(&self, index: usize) -> Result<Rate, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rate_out: sys::money_rate_t = zeroed();
        check(unsafe { sys::money_rates_pair_at(self.at.as_ptr(), index, &mut rate_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rate::told(&rate_out))
    }

    /// Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or through the
    /// table's base. In a table without a base it is the shortest path of at most four legs. Of several such
    /// paths the call takes the one with the fewest inverse legs, then the first by codes.
    /// MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote, give
    /// another rate. All legs are of one date: the one that you ask for, or the last before it within `max_gap`
    /// that has them all. A withdrawn currency is converted by its legal factor from the day on which that was
    /// fixed, and MONEY_FLAG_FIXED says so. If that day is not known, the factor counts only if the table has
    /// no rate. A quote unit such as GBX is converted by its factor. Between the euro and the currencies that
    /// it replaced, the call rounds as Council Regulation (EC) No 1103/97 says, and sets
    /// MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two national currencies the amount in
    /// euro has three decimals. This holds for results in the target's minor unit, unless the options have a
    /// rounding other than half even, the default, and half up. An amount that is already in `target` needs no
    /// rate. The call copies it, with `options->digits` if you give them. It does the same with any amount if
    /// `target` is NULL or "". C: money_rates_convert
    pub fn convert<'t>(&self, amount: &Money, target: impl Into<Option<&'t str>>, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let target_text = keep.optional(target.into())?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_rates_convert(self.at.as_ptr(), &amount_raw, target_text, pointer(&options_raw), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or through the
    /// table's base. In a table without a base it is the shortest path of at most four legs. Of several such
    /// paths the call takes the one with the fewest inverse legs, then the first by codes.
    /// MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote, give
    /// another rate. All legs are of one date: the one that you ask for, or the last before it within `max_gap`
    /// that has them all. A withdrawn currency is converted by its legal factor from the day on which that was
    /// fixed, and MONEY_FLAG_FIXED says so. If that day is not known, the factor counts only if the table has
    /// no rate. A quote unit such as GBX is converted by its factor. Between the euro and the currencies that
    /// it replaced, the call rounds as Council Regulation (EC) No 1103/97 says, and sets
    /// MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two national currencies the amount in
    /// euro has three decimals. This holds for results in the target's minor unit, unless the options have a
    /// rounding other than half even, the default, and half up. An amount that is already in `target` needs no
    /// rate. The call copies it, with `options->digits` if you give them. It does the same with any amount if
    /// `target` is NULL or "". C: money_rates_convert
    pub fn convert_detailed<'t>(&self, amount: &Money, target: impl Into<Option<&'t str>>, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Conversion), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let target_text = keep.optional(target.into())?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        let mut details_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_rates_convert(self.at.as_ptr(), &amount_raw, target_text, pointer(&options_raw), &mut result_out, &mut details_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Conversion::told(&details_out)))
    }

    /// Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an
    /// amount. C: money_rates_find
    pub fn find(&self, from: &str, to: &str, options: Option<&ConvertOptions<'_>>) -> Result<Conversion, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let from_text = keep.code(from)?;
        let to_text = keep.code(to)?;
        let options_raw = keep.maybe(options)?;
        let mut details_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_rates_find(self.at.as_ptr(), from_text, to_text, pointer(&options_raw), &mut details_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Conversion::told(&details_out))
    }

    /// Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a &lt; b), 0 or
    /// 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not
    /// used. Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
    pub fn compare(&self, a: &Money, b: &Money, target: &str, options: Option<&ConvertOptions<'_>>) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let a_raw = a.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut order_out: i32 = zeroed();
        check(unsafe { sys::money_rates_compare(self.at.as_ptr(), &a_raw, &b_raw, target_text, pointer(&options_raw), &mut order_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(order_out)
    }

    /// Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a &lt; b), 0 or
    /// 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the options are not
    /// used. Amounts of one currency are compared as they are, without a rate. C: money_rates_compare
    pub fn compare_detailed(&self, a: &Money, b: &Money, target: &str, options: Option<&ConvertOptions<'_>>) -> Result<(i32, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let a_raw = a.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut order_out: i32 = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_rates_compare(self.at.as_ptr(), &a_raw, &b_raw, target_text, pointer(&options_raw), &mut order_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((order_out, Flags(flags_out)))
    }

    /// Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
    /// order. C: money_rates_sort
    pub fn sort(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<Vec<usize>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut indices_out: Vec<usize> = vec![zeroed(); amounts.len()];
        check(unsafe { sys::money_rates_sort(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), indices_out.as_mut_ptr(), null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(indices_out.iter().map(|one| *one).collect())
    }

    /// Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
    /// order. C: money_rates_sort
    pub fn sort_detailed(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<(Vec<usize>, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut indices_out: Vec<usize> = vec![zeroed(); amounts.len()];
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_rates_sort(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), indices_out.as_mut_ptr(), &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((indices_out.iter().map(|one| *one).collect(), Flags(flags_out)))
    }

    /// Writes the amount that is worth least in one currency, as it was given; of equal ones the first. `count`
    /// is at least 1. C: money_rates_minimum
    pub fn minimum(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_rates_minimum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes the amount that is worth least in one currency, as it was given; of equal ones the first. `count`
    /// is at least 1. C: money_rates_minimum
    pub fn minimum_detailed(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_rates_minimum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes the amount that is worth most in one currency, as it was given; of equal ones the first. `count`
    /// is at least 1. C: money_rates_maximum
    pub fn maximum(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_rates_maximum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes the amount that is worth most in one currency, as it was given; of equal ones the first. `count`
    /// is at least 1. C: money_rates_maximum
    pub fn maximum_detailed(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_rates_maximum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are
    /// exact, and the call rounds once. C: money_rates_sum
    pub fn sum(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_rates_sum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are
    /// exact, and the call rounds once. C: money_rates_sum
    pub fn sum_detailed(&self, amounts: &[Money], target: &str, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amounts_raw = keep.list(amounts)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_rates_sum(self.at.as_ptr(), amounts_raw.as_ptr(), amounts.len(), target_text, pointer(&options_raw), &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }
}

/// A table of exchange rates in the making.
pub struct RatesBuilder {
    pub(crate) at: NonNull<sys::money_rates_builder_t>,
}

unsafe impl Send for RatesBuilder {}
unsafe impl Sync for RatesBuilder {}

impl Drop for RatesBuilder {
    fn drop(&mut self) {
        unsafe { sys::money_rates_builder_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for RatesBuilder {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("RatesBuilder")
    }
}

impl RatesBuilder {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_rates_builder_t) -> Option<RatesBuilder> {
        NonNull::new(at).map(|at| RatesBuilder { at })
    }

    /// Makes an empty builder. Freed with money_rates_builder_free. C: money_rates_builder_new
    pub fn new() -> Result<RatesBuilder, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut builder_out: *mut sys::money_rates_builder_t = null_mut();
        check(unsafe { sys::money_rates_builder_new(&mut builder_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(RatesBuilder::adopt(builder_out).ok_or_else(Error::broken)?)
    }

    /// Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date. The other
    /// direction is its own entry: give both (bid and ask), and each serves its own; give one, and the other is
    /// its exact inverse. A builder holds rates of dates, or rates of no date, not both. C:
    /// money_rates_builder_add
    pub fn add(&mut self, from: &str, to: &str, rate: &str, date: Option<Date>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let from_text = keep.code(from)?;
        let to_text = keep.code(to)?;
        check(unsafe { sys::money_rates_builder_add(self.at.as_ptr(), from_text, to_text, rate.as_ptr(), rate.len(), of_date(date), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Removes the rate of a direction and date. C: money_rates_builder_remove
    pub fn remove(&mut self, from: &str, to: &str, date: Option<Date>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let from_text = keep.code(from)?;
        let to_text = keep.code(to)?;
        check(unsafe { sys::money_rates_builder_remove(self.at.as_ptr(), from_text, to_text, of_date(date), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path. C:
    /// money_rates_builder_set_base
    pub fn set_base<'t>(&mut self, base: impl Into<Option<&'t str>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let base_text = keep.optional(base.into())?;
        check(unsafe { sys::money_rates_builder_set_base(self.at.as_ptr(), base_text, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none. C:
    /// money_rates_builder_set_source
    pub fn set_source(&mut self, source: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_rates_builder_set_source(self.at.as_ptr(), source.as_ptr(), source.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Sets when the rates were published: an instant, or MONEY_INSTANT_NONE. C:
    /// money_rates_builder_set_instant
    pub fn set_instant(&mut self, instant: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_rates_builder_set_instant(self.at.as_ptr(), of_time(instant), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Returns how many rates the builder has. C: money_rates_builder_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_rates_builder_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the builder's rate at an index, in the order in which you first added them. C:
    /// money_rates_builder_at
    pub fn at(&self, index: usize) -> Result<Rate, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rate_out: sys::money_rate_t = zeroed();
        check(unsafe { sys::money_rates_builder_at(self.at.as_ptr(), index, &mut rate_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rate::told(&rate_out))
    }

    /// Makes a table of what the builder has; the builder stays as it is and may go on. An empty table is
    /// allowed. Freed with money_rates_free. C: money_rates_builder_build
    pub fn build(&self) -> Result<Rates, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_rates_builder_build(self.at.as_ptr(), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rates::adopt(rates_out).ok_or_else(Error::broken)?)
    }
}

/// An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count.
pub struct Bag {
    pub(crate) at: NonNull<sys::money_bag_t>,
}

unsafe impl Send for Bag {}
unsafe impl Sync for Bag {}

impl Drop for Bag {
    fn drop(&mut self) {
        unsafe { sys::money_bag_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Bag")
    }
}

impl Bag {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_bag_t) -> Option<Bag> {
        NonNull::new(at).map(|at| Bag { at })
    }

    /// Makes an empty bag. You free it with money_bag_free. C: money_bag_new
    pub fn new() -> Result<Bag, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut bag_out: *mut sys::money_bag_t = null_mut();
        check(unsafe { sys::money_bag_new(&mut bag_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Bag::adopt(bag_out).ok_or_else(Error::broken)?)
    }

    /// Makes a copy of a bag. You free it with money_bag_free. C: money_bag_copy
    pub fn copy(&self) -> Result<Bag, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut copy_out: *mut sys::money_bag_t = null_mut();
        check(unsafe { sys::money_bag_copy(self.at.as_ptr(), &mut copy_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Bag::adopt(copy_out).ok_or_else(Error::broken)?)
    }

    /// Adds an amount to the bag's amount of its currency. C: money_bag_add
    pub fn add(&mut self, amount: &Money) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        check(unsafe { sys::money_bag_add(self.at.as_ptr(), &amount_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Adds every amount of another bag. `bag` and `other` may be the same. C: money_bag_add_bag
    pub fn add_bag(&mut self, other: &Bag) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_bag_add_bag(self.at.as_ptr(), other.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Multiplies every amount, exactly. C: money_bag_multiply
    pub fn multiply(&mut self, factor: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let factor_raw = factor.given(&mut keep)?;
        check(unsafe { sys::money_bag_multiply(self.at.as_ptr(), &factor_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Counts the amounts other than 0. C: money_bag_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_bag_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the amount at an index among those other than 0, in the order in which the currencies were added.
    /// C: money_bag_at
    pub fn at(&self, index: usize) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut amount_out: sys::money_t = zeroed();
        check(unsafe { sys::money_bag_at(self.at.as_ptr(), index, &mut amount_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&amount_out))
    }

    /// Reads the amounts of money_bag_at from index `first` on into an array. C: money_bag_amounts
    pub fn amounts(&self) -> Result<Vec<Money>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_bag_amounts(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Money::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Reads the amount of a currency, which is 0 if the bag has none of it. C: money_bag_amount
    pub fn amount(&self, currency: &str) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut amount_out: sys::money_t = zeroed();
        check(unsafe { sys::money_bag_amount(self.at.as_ptr(), currency_text, &mut amount_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&amount_out))
    }

    /// Compares two bags, whatever the order of their currencies. C: money_bag_equal
    pub fn equal(&self, b: &Bag) -> Result<bool, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut equal_out: sys::money_bool_t = zeroed();
        check(unsafe { sys::money_bag_equal(self.at.as_ptr(), b.at.as_ptr(), &mut equal_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(equal_out != 0)
    }

    /// Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
    /// C: money_bag_hash
    pub fn hash(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut hash_out: u64 = zeroed();
        check(unsafe { sys::money_bag_hash(self.at.as_ptr(), &mut hash_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(hash_out)
    }

    /// Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
    /// If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call
    /// rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
    pub fn reduce(&self, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_bag_reduce(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
    /// If Council Regulation (EC) No 1103/97 governs every conversion, as money_rates_convert says, the call
    /// rounds the sum by it and sets MONEY_FLAG_EURO_REGULATION. C: money_bag_reduce
    pub fn reduce_detailed(&self, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_bag_reduce(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their
    /// codes, each with its own sign, or "0" if there are none. The length depends on the bag: ask for it
    /// first, with a buffer of NULL. C: money_bag_format
    pub fn format(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_bag_format(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between
    /// them, in any order, each currency once. An error has the position in the text. You free the bag with
    /// money_bag_free. C: money_bag_parse
    pub fn parse(text: &str, registry: Option<&CurrencyRegistry>) -> Result<Bag, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut bag_out: *mut sys::money_bag_t = null_mut();
        check(unsafe { sys::money_bag_parse(text.as_ptr(), text.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut bag_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Bag::adopt(bag_out).ok_or_else(Error::broken)?)
    }

    /// Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of
    /// their codes. Equal bags with equal fraction digits give the same bytes. C: money_bag_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_bag_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once.
    /// An error has the position in the text. You free the bag with money_bag_free. C: money_bag_from_json
    pub fn from_json(json: &str, registry: Option<&CurrencyRegistry>) -> Result<Bag, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut bag_out: *mut sys::money_bag_t = null_mut();
        check(unsafe { sys::money_bag_from_json(json.as_ptr(), json.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut bag_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Bag::adopt(bag_out).ok_or_else(Error::broken)?)
    }
}

/// An expression that was evaluated, with its exact result and its conversions. It never changes.
pub struct Expression {
    pub(crate) at: NonNull<sys::money_expression_t>,
}

unsafe impl Send for Expression {}
unsafe impl Sync for Expression {}

impl Drop for Expression {
    fn drop(&mut self) {
        unsafe { sys::money_expression_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Expression {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Expression")
    }
}

impl Expression {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_expression_t) -> Option<Expression> {
        NonNull::new(at).map(|at| Expression { at })
    }

    /// Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
    /// Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
    /// built-in code, a code of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
    /// "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the
    /// last two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is
    /// that part of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a
    /// currency converts everything before it, up to the parenthesis that it stands in.
    /// docs/guide/expressions.md has the whole grammar. An amount times or divided by a number is an amount. An
    /// amount divided by an amount is a number; the library first converts the divisor to the dividend's
    /// currency, or the dividend to the divisor's if the dividend mixes currencies. Only `in` converts a sum of
    /// several currencies. Without it such a sum is MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number
    /// ÷ amount and amount + number. Every step is a ratio of two integers of at most 512 bits in lowest terms.
    /// The library rounds an amount to `options->digits`. It keeps a number exact if 38 digits hold it, without
    /// zeros at the end. Otherwise it rounds the number to `options->digits`, or with MONEY_DIGITS_CURRENCY to
    /// as many fraction digits as 38 digits in all leave. The error's position is the byte where the text stops
    /// making sense, the operator that fails, or the currency. If only the result shows the failure (too large,
    /// inexact, a currency without minor units), it is the length of the text. C: money_expression_evaluate
    pub fn evaluate(text: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<ExpressionValue, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut value_out: sys::money_expression_value_t = zeroed();
        check(unsafe { sys::money_expression_evaluate(text.as_ptr(), text.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut value_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ExpressionValue::told(&value_out))
    }

    /// Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
    /// Numbers are plain decimals ("12.50", ".5"). An amount is a number with a currency before or after it: a
    /// built-in code, a code of `options->registry`, or a symbol that CLDR has for one currency ("EUR 12.50",
    /// "12.50€", "US$3"). The operators are `+`, `-` (or U+2212), `x` (or `*`, U+00D7) and `/` (or U+00F7); the
    /// last two bind more tightly. You may write parentheses, and signs before a term. `N%` after `+` or `-` is
    /// that part of everything to its left; elsewhere it is a hundredth of N. `in` or `to` (in any case) with a
    /// currency converts everything before it, up to the parenthesis that it stands in.
    /// docs/guide/expressions.md has the whole grammar. An amount times or divided by a number is an amount. An
    /// amount divided by an amount is a number; the library first converts the divisor to the dividend's
    /// currency, or the dividend to the divisor's if the dividend mixes currencies. Only `in` converts a sum of
    /// several currencies. Without it such a sum is MONEY_ERR_CURRENCY_MISMATCH, as are amount × amount, number
    /// ÷ amount and amount + number. Every step is a ratio of two integers of at most 512 bits in lowest terms.
    /// The library rounds an amount to `options->digits`. It keeps a number exact if 38 digits hold it, without
    /// zeros at the end. Otherwise it rounds the number to `options->digits`, or with MONEY_DIGITS_CURRENCY to
    /// as many fraction digits as 38 digits in all leave. The error's position is the byte where the text stops
    /// making sense, the operator that fails, or the currency. If only the result shows the failure (too large,
    /// inexact, a currency without minor units), it is the length of the text. C: money_expression_evaluate
    pub fn evaluate_detailed(text: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<(ExpressionValue, Expression), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut value_out: sys::money_expression_value_t = zeroed();
        let mut expression_out: *mut sys::money_expression_t = null_mut();
        check(unsafe { sys::money_expression_evaluate(text.as_ptr(), text.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut value_out, &mut expression_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((ExpressionValue::told(&value_out), Expression::adopt(expression_out).ok_or_else(Error::broken)?))
    }

    /// Returns the result of an expression, rounded and exact, and how many conversions it needed. C:
    /// money_expression_info
    pub fn info(&self) -> Result<ExpressionInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_expression_info_t = zeroed();
        check(unsafe { sys::money_expression_info(self.at.as_ptr(), &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ExpressionInfo::told(&info_out))
    }

    /// Returns the conversion at an index: its exact rate, path, date and source. Conversions have the order in
    /// which the expression needed them. Their remainder is 0, because the library rounds nothing before the
    /// end. C: money_expression_conversion_at
    pub fn conversion_at(&self, index: usize) -> Result<Conversion, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut conversion_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_expression_conversion_at(self.at.as_ptr(), index, &mut conversion_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Conversion::told(&conversion_out))
    }

    /// Writes the conversions from an index on, as many as there are and as your array has room for. C:
    /// money_expression_conversions
    pub fn conversions(&self) -> Result<Vec<Conversion>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_conversion_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_expression_conversions(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Conversion::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }
}

/// Amounts of several currencies, each kept as an entry, with holds and a journal.
pub struct Wallet {
    pub(crate) at: NonNull<sys::money_wallet_t>,
    told: Option<Listener>,
}

unsafe impl Send for Wallet {}
unsafe impl Sync for Wallet {}

impl Drop for Wallet {
    fn drop(&mut self) {
        unsafe { sys::money_wallet_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Wallet {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Wallet")
    }
}

impl Wallet {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_wallet_t) -> Option<Wallet> {
        NonNull::new(at).map(|at| Wallet { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes an empty wallet. You free it with money_wallet_free. C: money_wallet_new
    pub fn new() -> Result<Wallet, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut wallet_out: *mut sys::money_wallet_t = null_mut();
        check(unsafe { sys::money_wallet_new(&mut wallet_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Wallet::adopt(wallet_out).ok_or_else(Error::broken)?)
    }

    /// Adds an entry. An amount below 0 records a payment, which may take the sum below 0, but never below what
    /// is held. C: money_wallet_add
    pub fn add(&mut self, amount: &Money, note: Option<&WalletNote<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let note_raw = keep.maybe(note)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_add(self.at.as_ptr(), &amount_raw, pointer(&note_raw), &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Removes the entry of an id, as if it had never been there. C: money_wallet_remove
    pub fn remove(&mut self, id: u64) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_wallet_remove(self.at.as_ptr(), id, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR. C:
    /// money_wallet_remove_amount
    pub fn remove_amount(&mut self, amount: &Money) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_remove_amount(self.at.as_ptr(), &amount_raw, &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Counts the entries. C: money_wallet_count
    pub fn count<'t>(&self, currency: impl Into<Option<&'t str>>) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_wallet_count(self.at.as_ptr(), currency_text, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the entry at an index, in the order in which entries were added. C: money_wallet_at
    pub fn at<'t>(&self, currency: impl Into<Option<&'t str>>, index: usize) -> Result<WalletEntry, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut entry_out: sys::money_wallet_entry_t = zeroed();
        check(unsafe { sys::money_wallet_at(self.at.as_ptr(), currency_text, index, &mut entry_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(WalletEntry::told(&entry_out))
    }

    /// Reads the entries from index `first` on into an array. C: money_wallet_entries
    pub fn entries<'t>(&self, currency: impl Into<Option<&'t str>>) -> Result<Vec<WalletEntry>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_wallet_entry_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_wallet_entries(self.at.as_ptr(), currency_text, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| WalletEntry::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Counts the currencies that the wallet has entries of. C: money_wallet_currency_count
    pub fn currency_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_wallet_currency_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the currency at an index, in the order of the currencies' first entries. C:
    /// money_wallet_currency_at
    pub fn currency_at(&self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_wallet_currency_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Adds up the entries of a currency. The sum has the currency's fraction digits, or more if its value
    /// needs them; it is 0 if there are no entries of the currency. C: money_wallet_sum
    pub fn sum(&self, currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut sum_out: sys::money_t = zeroed();
        check(unsafe { sys::money_wallet_sum(self.at.as_ptr(), currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut sum_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&sum_out))
    }

    /// Reads how much of a currency's sum is held. C: money_wallet_held
    pub fn held(&self, currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut held_out: sys::money_t = zeroed();
        check(unsafe { sys::money_wallet_held(self.at.as_ptr(), currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut held_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&held_out))
    }

    /// Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
    /// C: money_wallet_total
    pub fn total(&self, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut total_out: sys::money_t = zeroed();
        check(unsafe { sys::money_wallet_total(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut total_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&total_out))
    }

    /// Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
    /// C: money_wallet_total
    pub fn total_detailed(&self, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<(Money, WalletTotalDetails), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut total_out: sys::money_t = zeroed();
        let mut details_out: sys::money_wallet_total_details_t = zeroed();
        check(unsafe { sys::money_wallet_total(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut total_out, &mut details_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&total_out), WalletTotalDetails::told(&details_out)))
    }

    /// Holds an amount, which must be there and not held: nothing else can spend it until you commit or release
    /// the hold. C: money_wallet_hold
    pub fn hold(&mut self, amount: &Money, note: Option<&WalletNote<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let note_raw = keep.maybe(note)?;
        let mut hold_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_hold(self.at.as_ptr(), &amount_raw, pointer(&note_raw), &mut hold_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(hold_out)
    }

    /// Commits a hold: an entry of its amount below 0, with its note, takes the hold's place. C:
    /// money_wallet_commit
    pub fn commit(&mut self, hold: u64) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_commit(self.at.as_ptr(), hold, &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's
    /// place, and the rest of the hold can be spent again. A hold of 80 EUR of which 60 EUR are committed
    /// leaves an entry of -60 EUR and no hold. C: money_wallet_commit_amount
    pub fn commit_amount(&mut self, hold: u64, amount: &Money) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let amount_raw = amount.given(&mut keep)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_commit_amount(self.at.as_ptr(), hold, &amount_raw, &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Releases a hold: its amount can be spent again. C: money_wallet_release
    pub fn release(&mut self, hold: u64) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_wallet_release(self.at.as_ptr(), hold, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Counts the holds. C: money_wallet_hold_count
    pub fn hold_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_wallet_hold_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the hold at an index, in the order in which holds were made. C: money_wallet_hold_at
    pub fn hold_at(&self, index: usize) -> Result<WalletEntry, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut hold_out: sys::money_wallet_entry_t = zeroed();
        check(unsafe { sys::money_wallet_hold_at(self.at.as_ptr(), index, &mut hold_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(WalletEntry::told(&hold_out))
    }

    /// Reads the holds from index `first` on into an array, under the rules of money_wallet_entries. C:
    /// money_wallet_holds
    pub fn holds(&self) -> Result<Vec<WalletEntry>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_wallet_entry_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_wallet_holds(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| WalletEntry::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once. C:
    /// money_wallet_exchange
    pub fn exchange(&mut self, legs: &[ExchangeLeg], rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>, note: Option<&WalletNote<'_>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let legs_raw = keep.list(legs)?;
        let options_raw = keep.maybe(options)?;
        let note_raw = keep.maybe(note)?;
        check(unsafe { sys::money_wallet_exchange(self.at.as_ptr(), legs_raw.as_ptr(), legs.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), pointer(&note_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes a wallet as JSON, without its journal. The same wallet always gives the same bytes. C:
    /// money_wallet_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_wallet_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Makes a wallet from JSON that money_wallet_to_json wrote. You free it with money_wallet_free. C:
    /// money_wallet_from_json
    pub fn from_json(json: &str) -> Result<Wallet, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut wallet_out: *mut sys::money_wallet_t = null_mut();
        check(unsafe { sys::money_wallet_from_json(json.as_ptr(), json.len(), &mut wallet_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Wallet::adopt(wallet_out).ok_or_else(Error::broken)?)
    }

    /// Writes the journal of a wallet: one line of JSON for each change. C: money_wallet_to_journal
    pub fn to_journal(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut journal_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_wallet_to_journal(self.at.as_ptr(), &mut journal_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(journal_out, length))
    }

    /// Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte.
    /// You free it with money_wallet_free. C: money_wallet_from_journal
    pub fn from_journal(journal: &str) -> Result<Wallet, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut wallet_out: *mut sys::money_wallet_t = null_mut();
        check(unsafe { sys::money_wallet_from_journal(journal.as_ptr(), journal.len(), &mut wallet_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Wallet::adopt(wallet_out).ok_or_else(Error::broken)?)
    }

    /// Reads the wallet's revision, a number that grows by one with each change. C: money_wallet_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_wallet_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }

    /// Makes the statement of a wallet, with the grand total of money_wallet_total. You free it with
    /// money_wallet_statement_free. C: money_wallet_statement
    pub fn statement(&self, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<WalletStatement, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut statement_out: *mut sys::money_wallet_statement_t = null_mut();
        check(unsafe { sys::money_wallet_statement(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut statement_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(WalletStatement::adopt(statement_out).ok_or_else(Error::broken)?)
    }
}

/// A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
/// subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
/// wallet.
pub struct WalletStatement {
    pub(crate) at: NonNull<sys::money_wallet_statement_t>,
}

unsafe impl Send for WalletStatement {}
unsafe impl Sync for WalletStatement {}

impl Drop for WalletStatement {
    fn drop(&mut self) {
        unsafe { sys::money_wallet_statement_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for WalletStatement {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("WalletStatement")
    }
}

impl WalletStatement {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_wallet_statement_t) -> Option<WalletStatement> {
        NonNull::new(at).map(|at| WalletStatement { at })
    }

    /// Counts the sections: one for each currency, and one for the grand total. C:
    /// money_wallet_statement_section_count
    pub fn section_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_wallet_statement_section_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the header of a section, which is its currency. C: money_wallet_statement_section_at
    pub fn section_at(&self, section: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_wallet_statement_section_at(self.at.as_ptr(), section, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Counts the rows of a section. C: money_wallet_statement_row_count
    pub fn row_count(&self, section: usize) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_wallet_statement_row_count(self.at.as_ptr(), section, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Reads the row of a section at an index. C: money_wallet_statement_row_at
    pub fn row_at(&self, section: usize, index: usize) -> Result<WalletStatementRow, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut row_out: sys::money_wallet_statement_row_t = zeroed();
        check(unsafe { sys::money_wallet_statement_row_at(self.at.as_ptr(), section, index, &mut row_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(WalletStatementRow::told(&row_out))
    }

    /// Reads the rows of a section from index `first` on into an array, under the rules of
    /// money_wallet_entries. C: money_wallet_statement_rows
    pub fn rows(&self, section: usize) -> Result<Vec<WalletStatementRow>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_wallet_statement_row_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_wallet_statement_rows(self.at.as_ptr(), section, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| WalletStatementRow::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }
}

/// Products with prices in one currency, in the order in which you added them, and the tax rates of their
/// categories.
pub struct Catalogue {
    pub(crate) at: NonNull<sys::money_catalogue_t>,
}

unsafe impl Send for Catalogue {}
unsafe impl Sync for Catalogue {}

impl Drop for Catalogue {
    fn drop(&mut self) {
        unsafe { sys::money_catalogue_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Catalogue")
    }
}

impl Catalogue {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_catalogue_t) -> Option<Catalogue> {
        NonNull::new(at).map(|at| Catalogue { at })
    }

    /// Makes an empty catalogue. You free it with money_catalogue_free. C: money_catalogue_new
    pub fn new(currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Catalogue, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut catalogue_out: *mut sys::money_catalogue_t = null_mut();
        check(unsafe { sys::money_catalogue_new(currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut catalogue_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Catalogue::adopt(catalogue_out).ok_or_else(Error::broken)?)
    }

    /// Adds a product at the end, or replaces the product of the same sku in its place. C: money_catalogue_add
    pub fn add(&mut self, product: &Product) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let product_raw = product.given(&mut keep)?;
        check(unsafe { sys::money_catalogue_add(self.at.as_ptr(), &product_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Removes the product of a sku. C: money_catalogue_remove
    pub fn remove(&mut self, sku: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        check(unsafe { sys::money_catalogue_remove(self.at.as_ptr(), sku_text, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Finds the product of a sku. You may change the product and hand it to money_catalogue_add. C:
    /// money_catalogue_find
    pub fn find(&self, sku: &str) -> Result<Product, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        let mut product_out: sys::money_product_t = zeroed();
        check(unsafe { sys::money_catalogue_find(self.at.as_ptr(), sku_text, &mut product_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Product::told(&product_out))
    }

    /// Counts the products. C: money_catalogue_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_catalogue_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the product at an index, in the order in which you added them. C: money_catalogue_at
    pub fn at(&self, index: usize) -> Result<Product, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut product_out: sys::money_product_t = zeroed();
        check(unsafe { sys::money_catalogue_at(self.at.as_ptr(), index, &mut product_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Product::told(&product_out))
    }

    /// Writes several products in one call, in the order in which you added them. C: money_catalogue_products
    pub fn products(&self) -> Result<Vec<Product>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_product_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_catalogue_products(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Product::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
    /// money_catalogue_currency
    pub fn currency(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_catalogue_currency(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Sets the tax rate of a category, in place of the one that it had. Baskets that were made before keep
    /// theirs. C: money_catalogue_set_tax
    pub fn set_tax<'t>(&mut self, category: impl Into<Option<&'t str>>, percent: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let category_text = keep.optional(category.into())?;
        let percent_raw = percent.given(&mut keep)?;
        check(unsafe { sys::money_catalogue_set_tax(self.at.as_ptr(), category_text, &percent_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Counts the categories that have a tax rate. C: money_catalogue_tax_count
    pub fn tax_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_catalogue_tax_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the tax rate at an index, in the order of the categories' bytes. C: money_catalogue_tax_at
    pub fn tax_at(&self, index: usize) -> Result<TaxRate, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut tax_out: sys::money_tax_rate_t = zeroed();
        check(unsafe { sys::money_catalogue_tax_at(self.at.as_ptr(), index, &mut tax_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(TaxRate::told(&tax_out))
    }

    /// Writes several tax rates in one call, under the rules of money_catalogue_products. C:
    /// money_catalogue_taxes
    pub fn taxes(&self) -> Result<Vec<TaxRate>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_tax_rate_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_catalogue_taxes(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| TaxRate::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Reads a catalogue that money_catalogue_to_json wrote. You free it with money_catalogue_free. C:
    /// money_catalogue_from_json
    pub fn from_json(json: &str) -> Result<Catalogue, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut catalogue_out: *mut sys::money_catalogue_t = null_mut();
        check(unsafe { sys::money_catalogue_from_json(json.as_ptr(), json.len(), &mut catalogue_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Catalogue::adopt(catalogue_out).ok_or_else(Error::broken)?)
    }

    /// Writes a catalogue with its tax rates as JSON. The same catalogue always gives the same bytes. C:
    /// money_catalogue_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_catalogue_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Reads a catalogue from comma-separated values (RFC 4180). You free it with money_catalogue_free. The
    /// first line names the columns, in any order, and each further line is a product. The columns `sku` and
    /// `price` are required; `name`, `unit`, `category` and `currency` are optional; any other column is
    /// refused. C: money_catalogue_from_csv
    pub fn from_csv<'t>(csv: &str, currency: impl Into<Option<&'t str>>, registry: Option<&CurrencyRegistry>) -> Result<Catalogue, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut catalogue_out: *mut sys::money_catalogue_t = null_mut();
        check(unsafe { sys::money_catalogue_from_csv(csv.as_ptr(), csv.len(), currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut catalogue_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Catalogue::adopt(catalogue_out).ok_or_else(Error::broken)?)
    }

    /// Writes the products as comma-separated values that money_catalogue_from_csv reads. The document has no
    /// tax rates. C: money_catalogue_to_csv
    pub fn to_csv(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut csv_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_catalogue_to_csv(self.at.as_ptr(), &mut csv_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(csv_out, length))
    }
}

/// Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
pub struct Basket {
    pub(crate) at: NonNull<sys::money_basket_t>,
    told: Option<Listener>,
}

unsafe impl Send for Basket {}
unsafe impl Sync for Basket {}

impl Drop for Basket {
    fn drop(&mut self) {
        unsafe { sys::money_basket_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Basket {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Basket")
    }
}

impl Basket {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_basket_t) -> Option<Basket> {
        NonNull::new(at).map(|at| Basket { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes an empty basket with a copy of the catalogue and its tax rates. You free it with
    /// money_basket_free. C: money_basket_new
    pub fn new(catalogue: &Catalogue) -> Result<Basket, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut basket_out: *mut sys::money_basket_t = null_mut();
        check(unsafe { sys::money_basket_new(catalogue.at.as_ptr(), &mut basket_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Basket::adopt(basket_out).ok_or_else(Error::broken)?)
    }

    /// Adds to the quantity of a product. The call adds a line item if the basket has none of the product, and
    /// removes the line item if its quantity becomes 0. C: money_basket_add
    pub fn add(&mut self, sku: &str, quantity: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        let quantity_raw = quantity.given(&mut keep)?;
        check(unsafe { sys::money_basket_add(self.at.as_ptr(), sku_text, &quantity_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the quantity of a product. The call adds a line item if the basket has none of the product; a
    /// quantity of 0 removes the line item. C: money_basket_set
    pub fn set(&mut self, sku: &str, quantity: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        let quantity_raw = quantity.given(&mut keep)?;
        check(unsafe { sys::money_basket_set(self.at.as_ptr(), sku_text, &quantity_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Puts a product into the basket that need not be in the catalogue, or not at this price. It may be
    /// something that the shop sells once, a product at a price that was agreed, or the same product a second
    /// time, with an option and a sku of its own. The line item has its own sku, texts, tax category and price.
    /// It replaces the line item of the same sku in its place, which keeps its discount. Later calls name it by
    /// its sku. C: money_basket_put
    pub fn put(&mut self, product: &Product, quantity: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let product_raw = product.given(&mut keep)?;
        let quantity_raw = quantity.given(&mut keep)?;
        check(unsafe { sys::money_basket_put(self.at.as_ptr(), &product_raw, &quantity_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes the line item of a product, with its discount. C: money_basket_remove
    pub fn remove(&mut self, sku: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        check(unsafe { sys::money_basket_remove(self.at.as_ptr(), sku_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes all line items and the order's discount. Tax rates and policy stay. C: money_basket_clear
    pub fn clear(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_basket_clear(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the discount of a line item, or of the order, in place of the discount that it had. The call
    /// compares a fixed discount of a line item with its price. A fixed discount of the order may come before
    /// the products, so money_basket_checkout compares it with the subtotal. C: money_basket_set_discount
    pub fn set_discount<'t>(&mut self, sku: impl Into<Option<&'t str>>, discount: Option<&Discount>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.optional(sku.into())?;
        let discount_raw = keep.maybe(discount)?;
        check(unsafe { sys::money_basket_set_discount(self.at.as_ptr(), sku_text, pointer(&discount_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax. C:
    /// money_basket_set_tax
    pub fn set_tax<'t>(&mut self, category: impl Into<Option<&'t str>>, percent: &Decimal) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let category_text = keep.optional(category.into())?;
        let percent_raw = percent.given(&mut keep)?;
        check(unsafe { sys::money_basket_set_tax(self.at.as_ptr(), category_text, &percent_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the policy. With NULL the basket gets MONEY_BASKET_POLICY_INIT. C: money_basket_set_policy
    pub fn set_policy(&mut self, policy: Option<&BasketPolicy>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let policy_raw = keep.maybe(policy)?;
        check(unsafe { sys::money_basket_set_policy(self.at.as_ptr(), pointer(&policy_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes the basket's policy, `struct_size` included. C: money_basket_policy
    pub fn policy(&self) -> Result<BasketPolicy, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut policy_out: sys::money_basket_policy_t = zeroed();
        check(unsafe { sys::money_basket_policy(self.at.as_ptr(), &mut policy_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(BasketPolicy::told(&policy_out))
    }

    /// Writes the code of the catalogue's currency. A buffer of MONEY_CODE_SIZE bytes is large enough. C:
    /// money_basket_currency
    pub fn currency(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_basket_currency(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Counts the line items. C: money_basket_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_basket_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the line item at an index, in the order in which you first added the products. C: money_basket_at
    pub fn at(&self, index: usize) -> Result<BasketLineItem, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut item_out: sys::money_basket_line_item_t = zeroed();
        check(unsafe { sys::money_basket_at(self.at.as_ptr(), index, &mut item_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(BasketLineItem::told(&item_out))
    }

    /// Writes several line items in one call, under the rules of money_catalogue_products. C:
    /// money_basket_line_items
    pub fn line_items(&self) -> Result<Vec<BasketLineItem>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_basket_line_item_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_basket_line_items(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| BasketLineItem::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the quantity of a product: 0 if the basket has no line item of it. C: money_basket_quantity
    pub fn quantity(&self, sku: &str) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let sku_text = keep.code(sku)?;
        let mut quantity_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_basket_quantity(self.at.as_ptr(), sku_text, &mut quantity_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&quantity_out))
    }

    /// Writes the revision: 0 for a new basket, and one more after each change. C: money_basket_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_basket_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }

    /// Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in
    /// `target`. The basket stays as it is. In another currency the library converts the total once and each
    /// line item on its own. The receipt shows the difference. C: money_basket_checkout
    pub fn checkout<'t>(&self, target: impl Into<Option<&'t str>>, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<Receipt, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let target_text = keep.optional(target.into())?;
        let options_raw = keep.maybe(options)?;
        let mut receipt_out: *mut sys::money_receipt_t = null_mut();
        check(unsafe { sys::money_basket_checkout(self.at.as_ptr(), target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut receipt_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Receipt::adopt(receipt_out).ok_or_else(Error::broken)?)
    }

    /// Reads a basket that money_basket_to_json wrote. You free it with money_basket_free. C:
    /// money_basket_from_json
    pub fn from_json(json: &str, catalogue: Option<&Catalogue>) -> Result<Basket, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut basket_out: *mut sys::money_basket_t = null_mut();
        check(unsafe { sys::money_basket_from_json(json.as_ptr(), json.len(), catalogue.map_or(null(), |one| one.at.as_ptr() as *const _), &mut basket_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Basket::adopt(basket_out).ok_or_else(Error::broken)?)
    }

    /// Writes a basket with its products, discounts, tax rates and policy as JSON. The same basket always gives
    /// the same bytes. C: money_basket_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_basket_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }
}

/// The result of a checkout. A receipt never changes, so several threads may read it at once.
pub struct Receipt {
    pub(crate) at: NonNull<sys::money_receipt_t>,
}

unsafe impl Send for Receipt {}
unsafe impl Sync for Receipt {}

impl Drop for Receipt {
    fn drop(&mut self) {
        unsafe { sys::money_receipt_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Receipt {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Receipt")
    }
}

impl Receipt {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_receipt_t) -> Option<Receipt> {
        NonNull::new(at).map(|at| Receipt { at })
    }

    /// Writes the totals of a receipt. C: money_receipt_info
    pub fn info(&self, view: ReceiptView) -> Result<ReceiptInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_receipt_info_t = zeroed();
        check(unsafe { sys::money_receipt_info(self.at.as_ptr(), view.0, &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ReceiptInfo::told(&info_out))
    }

    /// Writes the line item at an index, in the order of the basket. C: money_receipt_line_item_at
    pub fn line_item_at(&self, view: ReceiptView, index: usize) -> Result<ReceiptLineItem, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut item_out: sys::money_receipt_line_item_t = zeroed();
        check(unsafe { sys::money_receipt_line_item_at(self.at.as_ptr(), view.0, index, &mut item_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ReceiptLineItem::told(&item_out))
    }

    /// Writes several line items in one call, under the rules of money_catalogue_products. C:
    /// money_receipt_line_items
    pub fn line_items(&self, view: ReceiptView) -> Result<Vec<ReceiptLineItem>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_receipt_line_item_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_receipt_line_items(self.at.as_ptr(), view.0, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| ReceiptLineItem::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the tax row at an index. Each tax category has one, in the order in which the line items come. C:
    /// money_receipt_tax_at
    pub fn tax_at(&self, view: ReceiptView, index: usize) -> Result<ReceiptTax, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut tax_out: sys::money_receipt_tax_t = zeroed();
        check(unsafe { sys::money_receipt_tax_at(self.at.as_ptr(), view.0, index, &mut tax_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ReceiptTax::told(&tax_out))
    }

    /// Writes several tax rows in one call, under the rules of money_catalogue_products. C: money_receipt_taxes
    pub fn taxes(&self, view: ReceiptView) -> Result<Vec<ReceiptTax>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_receipt_tax_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_receipt_taxes(self.at.as_ptr(), view.0, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| ReceiptTax::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the refund of a line item, or of a part of its quantity. It gives back what the sale took: the
    /// amounts have the other sign, with the part's share of the discounts and of the tax. The library keeps no
    /// refunds. You hand in the quantity that earlier refunds gave back, and get what is missing to the new
    /// sum. So the parts of a line item add up to its amounts, and all line items to the receipt's `gross`. The
    /// `difference` of a converted receipt and its cash rounding belong to no line item. C:
    /// money_receipt_refund
    pub fn refund(&self, view: ReceiptView, index: usize, quantity: Option<&Decimal>, refunded: Option<&Decimal>) -> Result<ReceiptLineItem, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let quantity_raw = keep.maybe(quantity)?;
        let refunded_raw = keep.maybe(refunded)?;
        let mut item_out: sys::money_receipt_line_item_t = zeroed();
        check(unsafe { sys::money_receipt_refund(self.at.as_ptr(), view.0, index, pointer(&quantity_raw), pointer(&refunded_raw), &mut item_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ReceiptLineItem::told(&item_out))
    }

    /// Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the
    /// remainder that the rounding dropped. C: money_receipt_conversion
    pub fn conversion(&self) -> Result<Conversion, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut conversion_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_receipt_conversion(self.at.as_ptr(), &mut conversion_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Conversion::told(&conversion_out))
    }

    /// Writes a receipt as aligned English text for a terminal or a printer. The text ends with the policy as a
    /// sentence. A converted receipt has the other currency below, with the rate, its date and its age. C:
    /// money_receipt_to_text
    pub fn to_text(&self, columns: i32) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut text_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_receipt_to_text(self.at.as_ptr(), columns, &mut text_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(text_out, length))
    }

    /// Writes a receipt with all its amounts as JSON. The same receipt always gives the same bytes. C:
    /// money_receipt_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_receipt_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }
}

/// Line items, the allowances and charges of the document, what was paid before, and the currency of the tax.
pub struct Invoice {
    pub(crate) at: NonNull<sys::money_invoice_t>,
}

unsafe impl Send for Invoice {}
unsafe impl Sync for Invoice {}

impl Drop for Invoice {
    fn drop(&mut self) {
        unsafe { sys::money_invoice_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Invoice {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Invoice")
    }
}

impl Invoice {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_invoice_t) -> Option<Invoice> {
        NonNull::new(at).map(|at| Invoice { at })
    }

    /// Makes an invoice without line items. You free it with money_invoice_free. C: money_invoice_new
    pub fn new(currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Invoice, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut invoice_out: *mut sys::money_invoice_t = null_mut();
        check(unsafe { sys::money_invoice_new(currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut invoice_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Invoice::adopt(invoice_out).ok_or_else(Error::broken)?)
    }

    /// Adds a line item at the end. The same thing may be there twice, at other prices. C: money_invoice_add
    pub fn add(&mut self, item: &InvoiceLineItem) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let item_raw = item.given(&mut keep)?;
        let mut index_out: usize = zeroed();
        check(unsafe { sys::money_invoice_add(self.at.as_ptr(), &item_raw, &mut index_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(index_out)
    }

    /// Adds an allowance or a charge to a line item or to the document. Each can have several. C:
    /// money_invoice_adjust
    pub fn adjust(&mut self, line_item: usize, adjustment: &InvoiceAdjustment) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let adjustment_raw = adjustment.given(&mut keep)?;
        check(unsafe { sys::money_invoice_adjust(self.at.as_ptr(), line_item, &adjustment_raw, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Says why a category has no tax, in place of what was said before. The norm demands a reason for E, AE,
    /// K, G and O. C: money_invoice_set_exemption
    pub fn set_exemption<'t>(&mut self, category: &str, reason: impl Into<Option<&'t str>>, reason_code: impl Into<Option<&'t str>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let category_text = keep.code(category)?;
        let reason_text = keep.optional(reason.into())?;
        let reason_code_text = keep.optional(reason_code.into())?;
        check(unsafe { sys::money_invoice_set_exemption(self.at.as_ptr(), category_text, reason_text, reason_code_text, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Sets what was paid before and the rounding amount, in place of what they were. C:
    /// money_invoice_set_payment
    pub fn set_payment(&mut self, prepaid: Option<&Money>, rounding: Option<&Money>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let prepaid_raw = keep.maybe(prepaid)?;
        let rounding_raw = keep.maybe(rounding)?;
        check(unsafe { sys::money_invoice_set_payment(self.at.as_ptr(), pointer(&prepaid_raw), pointer(&rounding_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's. C:
    /// money_invoice_set_accounting
    pub fn set_accounting(&mut self, currency: &str, rate: &Decimal, registry: Option<&CurrencyRegistry>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let rate_raw = rate.given(&mut keep)?;
        check(unsafe { sys::money_invoice_set_accounting(self.at.as_ptr(), currency_text, &rate_raw, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Adds everything up. C: money_invoice_totals
    pub fn totals(&self) -> Result<InvoiceTotals, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut totals_out: sys::money_invoice_totals_t = zeroed();
        check(unsafe { sys::money_invoice_totals(self.at.as_ptr(), &mut totals_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(InvoiceTotals::told(&totals_out))
    }

    /// Writes the amounts of several line items in one call, under the rules of money_catalogue_products. C:
    /// money_invoice_line_amounts
    pub fn line_amounts(&self) -> Result<Vec<InvoiceLineAmounts>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_invoice_line_amounts_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_invoice_line_amounts(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| InvoiceLineAmounts::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes several taxes with their sums in one call, under the rules of money_catalogue_products. A row is
    /// a category with a percentage and a kind; the rows have the order of their first appearance. C:
    /// money_invoice_categories
    pub fn categories(&self) -> Result<Vec<InvoiceCategory>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_invoice_category_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_invoice_categories(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| InvoiceCategory::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Makes the invoice that takes another one back: each quantity and each amount has the other sign, and
    /// prices stay as they are. Every total is that of the invoice with the other sign. You free it with
    /// money_invoice_free. A credit note of the norm states the amounts of its invoice with the same sign, so
    /// it needs no reversal. C: money_invoice_reverse
    pub fn reverse(&self) -> Result<Invoice, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut reversed_out: *mut sys::money_invoice_t = null_mut();
        check(unsafe { sys::money_invoice_reverse(self.at.as_ptr(), &mut reversed_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Invoice::adopt(reversed_out).ok_or_else(Error::broken)?)
    }

    /// Reads an invoice that money_invoice_to_json wrote. You free it with money_invoice_free. C:
    /// money_invoice_from_json
    pub fn from_json(json: &str) -> Result<Invoice, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut invoice_out: *mut sys::money_invoice_t = null_mut();
        check(unsafe { sys::money_invoice_from_json(json.as_ptr(), json.len(), &mut invoice_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Invoice::adopt(invoice_out).ok_or_else(Error::broken)?)
    }

    /// Writes an invoice as JSON: what you handed in, without the totals. The same invoice always gives the
    /// same text. You free it with money_string_free. C: money_invoice_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_invoice_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }
}

/// Transactions in securities, by date. One thread at a time may use a portfolio.
pub struct Portfolio {
    pub(crate) at: NonNull<sys::money_portfolio_t>,
    told: Option<Listener>,
}

unsafe impl Send for Portfolio {}
unsafe impl Sync for Portfolio {}

impl Drop for Portfolio {
    fn drop(&mut self) {
        unsafe { sys::money_portfolio_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Portfolio {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Portfolio")
    }
}

impl Portfolio {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_portfolio_t) -> Option<Portfolio> {
        NonNull::new(at).map(|at| Portfolio { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes an empty portfolio. You free it with money_portfolio_free. C: money_portfolio_new
    pub fn new(currency: &str, options: Option<&PortfolioOptions<'_>>) -> Result<Portfolio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let options_raw = keep.maybe(options)?;
        let mut portfolio_out: *mut sys::money_portfolio_t = null_mut();
        check(unsafe { sys::money_portfolio_new(currency_text, pointer(&options_raw), &mut portfolio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Portfolio::adopt(portfolio_out).ok_or_else(Error::broken)?)
    }

    /// Adds a transaction. You may add transactions in any order of their dates. All trades of one symbol have
    /// one currency; dividends and fees may have others. C: money_portfolio_add
    pub fn add(&mut self, transaction: &Transaction, lots: &[LotSelection]) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let transaction_raw = transaction.given(&mut keep)?;
        let lots_raw = keep.list(lots)?;
        let mut stored_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_portfolio_add(self.at.as_ptr(), &transaction_raw, lots_raw.as_ptr(), lots.len(), &mut stored_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Transaction::told(&stored_out))
    }

    /// Replaces the transaction that has the same id, under the rules of money_portfolio_add. Among the
    /// transactions of one day the new one keeps the place of the old one. C: money_portfolio_edit
    pub fn edit(&mut self, transaction: &Transaction, lots: &[LotSelection]) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let transaction_raw = transaction.given(&mut keep)?;
        let lots_raw = keep.list(lots)?;
        check(unsafe { sys::money_portfolio_edit(self.at.as_ptr(), &transaction_raw, lots_raw.as_ptr(), lots.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes the transaction that has an id. C: money_portfolio_remove
    pub fn remove(&mut self, id: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        check(unsafe { sys::money_portfolio_remove(self.at.as_ptr(), id_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Counts the transactions. C: money_portfolio_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_portfolio_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the transaction at an index, by date, then in the order in which you added them. C:
    /// money_portfolio_transaction_at
    pub fn transaction_at(&self, index: usize) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut transaction_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_portfolio_transaction_at(self.at.as_ptr(), index, &mut transaction_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Transaction::told(&transaction_out))
    }

    /// Writes several transactions in one call: those from index `first` on that there are and that `rows` has
    /// room for. C: money_portfolio_transactions
    pub fn transactions(&self) -> Result<Vec<Transaction>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_transaction_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_portfolio_transactions(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Transaction::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the transaction that has an id. C: money_portfolio_find
    pub fn find(&self, id: &str) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        let mut transaction_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_portfolio_find(self.at.as_ptr(), id_text, &mut transaction_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Transaction::told(&transaction_out))
    }

    /// Writes a lot that a sale names, at an index in the order in which it names them. C:
    /// money_portfolio_lot_selection_at
    pub fn lot_selection_at(&self, id: &str, index: usize) -> Result<LotSelection, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        let mut lot_out: sys::money_lot_selection_t = zeroed();
        check(unsafe { sys::money_portfolio_lot_selection_at(self.at.as_ptr(), id_text, index, &mut lot_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(LotSelection::told(&lot_out))
    }

    /// Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions. C:
    /// money_portfolio_lot_selections
    pub fn lot_selections(&self, id: &str) -> Result<Vec<LotSelection>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_lot_selection_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_portfolio_lot_selections(self.at.as_ptr(), id_text, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| LotSelection::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes what you made a portfolio with. C: money_portfolio_info
    pub fn info(&self) -> Result<PortfolioInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_portfolio_info_t = zeroed();
        check(unsafe { sys::money_portfolio_info(self.at.as_ptr(), &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(PortfolioInfo::told(&info_out))
    }

    /// Writes a portfolio as JSON, with its transactions in the order in which you added them. The same
    /// portfolio always gives the same bytes. C: money_portfolio_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_portfolio_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Reads a portfolio from the JSON that money_portfolio_to_json wrote. You free it with
    /// money_portfolio_free. C: money_portfolio_from_json
    pub fn from_json(json: &str, registry: Option<&CurrencyRegistry>) -> Result<Portfolio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut portfolio_out: *mut sys::money_portfolio_t = null_mut();
        check(unsafe { sys::money_portfolio_from_json(json.as_ptr(), json.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut portfolio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Portfolio::adopt(portfolio_out).ok_or_else(Error::broken)?)
    }

    /// Reads transactions from comma-separated values into a new portfolio. You free it with
    /// money_portfolio_free. The first line names the columns in any order: `date`, `action`, `symbol`,
    /// `quantity`, and `total` or `price`. The columns `id`, `currency`, `fee` (or `fees`), `fee_currency`,
    /// `rate` and `lots` are optional. Each further line is a transaction. Without a total the total is
    /// quantity * price, exactly; with one, the price only has to be a number. Without a column `currency` all
    /// amounts are in the portfolio's. The quantity of a split is a ratio such as 2:1. A document whose dates
    /// only descend is read from its end. The purchases of a day come before a sale of the same day that needs
    /// them. docs/guide/portfolio-formats.md has both rules. C: money_portfolio_from_csv
    pub fn from_csv(csv: &str, currency: &str, options: Option<&PortfolioOptions<'_>>) -> Result<Portfolio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let options_raw = keep.maybe(options)?;
        let mut portfolio_out: *mut sys::money_portfolio_t = null_mut();
        check(unsafe { sys::money_portfolio_from_csv(csv.as_ptr(), csv.len(), currency_text, pointer(&options_raw), &mut portfolio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Portfolio::adopt(portfolio_out).ok_or_else(Error::broken)?)
    }

    /// Writes the transactions as comma-separated values, in the order in which you added them. The columns are
    /// id, date, action, symbol, quantity, price, total, currency, fee, fee_currency, rate and lots
    /// (id:quantity, with semicolons between them). The price is shown to 8 fraction digits; the total counts.
    /// money_portfolio_from_csv reads the same transactions from it. The portfolio's options are not in it. C:
    /// money_portfolio_to_csv
    pub fn to_csv(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut csv_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_portfolio_to_csv(self.at.as_ptr(), &mut csv_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(csv_out, length))
    }

    /// Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks
    /// each gain. The journal splits each purchase into the parts that are sold, each with its cost. Exchange
    /// rates are not in it. C: money_portfolio_to_beancount
    pub fn to_beancount(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut journal_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_portfolio_to_beancount(self.at.as_ptr(), &mut journal_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(journal_out, length))
    }

    /// Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance
    /// exactly. `Assets` has what you hold, `Equity:Trading` below the security's name has its cost basis, and
    /// `Income:Gains` has the realised gains. Exchange rates are not in it. C: money_portfolio_to_ledger
    pub fn to_ledger(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut journal_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_portfolio_to_ledger(self.at.as_ptr(), &mut journal_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(journal_out, length))
    }

    /// Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio. C:
    /// money_portfolio_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_portfolio_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }

    /// Frees what the portfolio keeps of earlier valuations. The next one works it out again. Call it when the
    /// system warns that memory is short. C: money_portfolio_release_memory
    pub fn release_memory(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_release_memory(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Values a portfolio. You free the valuation with money_valuation_free. The portfolio keeps what the call
    /// works out, so that one transaction more does not take all of them again. The call therefore needs the
    /// portfolio for itself. Fees of no symbol are in the summary only; one without an exchange rate is a
    /// position without a symbol. C: money_portfolio_value
    pub fn value(&mut self, quotes: &[PriceQuote], rates: Option<&Rates>, options: Option<&ValuationOptions>) -> Result<Valuation, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let quotes_raw = keep.list(quotes)?;
        let options_raw = keep.maybe(options)?;
        let mut valuation_out: *mut sys::money_valuation_t = null_mut();
        check(unsafe { sys::money_portfolio_value(self.at.as_ptr(), quotes_raw.as_ptr(), quotes.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut valuation_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Valuation::adopt(valuation_out).ok_or_else(Error::broken)?)
    }

    /// Lists the disposals of a portfolio, in the order of their transactions. You free the list with
    /// money_disposals_free. C: money_portfolio_disposals
    pub fn disposals(&self, rates: Option<&Rates>, options: Option<&ValuationOptions>) -> Result<Disposals, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut disposals_out: *mut sys::money_disposals_t = null_mut();
        check(unsafe { sys::money_portfolio_disposals(self.at.as_ptr(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut disposals_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Disposals::adopt(disposals_out).ok_or_else(Error::broken)?)
    }

    /// Lists the lots of which shares are held, by symbol and age. You free the list with money_open_lots_free.
    /// C: money_portfolio_open_lots
    pub fn open_lots(&self, rates: Option<&Rates>, options: Option<&ValuationOptions>) -> Result<OpenLots, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut lots_out: *mut sys::money_open_lots_t = null_mut();
        check(unsafe { sys::money_portfolio_open_lots(self.at.as_ptr(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut lots_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(OpenLots::adopt(lots_out).ok_or_else(Error::broken)?)
    }

    /// Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold
    /// as the last cash flow. All flows are in the portfolio's currency, at their own exchange rate or at that
    /// of their date. A purchase is below 0; a sale or a dividend is above 0, less its fee. The call needs the
    /// portfolio for itself, as money_portfolio_value does. C: money_portfolio_xirr
    pub fn xirr(&mut self, quotes: &[PriceQuote], rates: Option<&Rates>, options: Option<&ValuationOptions>) -> Result<RateOfReturn, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let quotes_raw = keep.list(quotes)?;
        let options_raw = keep.maybe(options)?;
        let mut result_out: sys::money_xirr_t = zeroed();
        check(unsafe { sys::money_portfolio_xirr(self.at.as_ptr(), quotes_raw.as_ptr(), quotes.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(RateOfReturn::told(&result_out))
    }
}

/// A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it.
pub struct Valuation {
    pub(crate) at: NonNull<sys::money_valuation_t>,
}

unsafe impl Send for Valuation {}
unsafe impl Sync for Valuation {}

impl Drop for Valuation {
    fn drop(&mut self) {
        unsafe { sys::money_valuation_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Valuation {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Valuation")
    }
}

impl Valuation {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_valuation_t) -> Option<Valuation> {
        NonNull::new(at).map(|at| Valuation { at })
    }

    /// Writes the summary of a valuation. Without transactions its amounts are 0, and no percentage is known.
    /// C: money_valuation_summary
    pub fn summary(&self) -> Result<PortfolioSummary, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut summary_out: sys::money_portfolio_summary_t = zeroed();
        check(unsafe { sys::money_valuation_summary(self.at.as_ptr(), &mut summary_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(PortfolioSummary::told(&summary_out))
    }

    /// Counts the positions. Each symbol has one. C: money_valuation_position_count
    pub fn position_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_valuation_position_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the position at an index, in the order of the bytes of the symbols. C:
    /// money_valuation_position_at
    pub fn position_at(&self, index: usize) -> Result<Position, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut position_out: sys::money_position_t = zeroed();
        check(unsafe { sys::money_valuation_position_at(self.at.as_ptr(), index, &mut position_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Position::told(&position_out))
    }

    /// Writes several positions in one call, under the rules of money_portfolio_transactions. C:
    /// money_valuation_positions
    pub fn positions(&self) -> Result<Vec<Position>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_position_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_valuation_positions(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Position::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }
}

/// A list of disposals. It never changes, and all threads may share it.
pub struct Disposals {
    pub(crate) at: NonNull<sys::money_disposals_t>,
}

unsafe impl Send for Disposals {}
unsafe impl Sync for Disposals {}

impl Drop for Disposals {
    fn drop(&mut self) {
        unsafe { sys::money_disposals_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Disposals {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Disposals")
    }
}

impl Disposals {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_disposals_t) -> Option<Disposals> {
        NonNull::new(at).map(|at| Disposals { at })
    }

    /// Counts the disposals. C: money_disposals_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_disposals_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the disposal at an index. C: money_disposals_at
    pub fn at(&self, index: usize) -> Result<Disposal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut disposal_out: sys::money_disposal_t = zeroed();
        check(unsafe { sys::money_disposals_at(self.at.as_ptr(), index, &mut disposal_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Disposal::told(&disposal_out))
    }

    /// Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
    /// money_disposals_items
    pub fn items(&self) -> Result<Vec<Disposal>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_disposal_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_disposals_items(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| Disposal::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }
}

/// A list of open lots. It never changes, and all threads may share it.
pub struct OpenLots {
    pub(crate) at: NonNull<sys::money_open_lots_t>,
}

unsafe impl Send for OpenLots {}
unsafe impl Sync for OpenLots {}

impl Drop for OpenLots {
    fn drop(&mut self) {
        unsafe { sys::money_open_lots_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for OpenLots {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("OpenLots")
    }
}

impl OpenLots {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_open_lots_t) -> Option<OpenLots> {
        NonNull::new(at).map(|at| OpenLots { at })
    }

    /// Counts the open lots. C: money_open_lots_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_open_lots_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the open lot at an index. C: money_open_lots_at
    pub fn at(&self, index: usize) -> Result<OpenLot, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut lot_out: sys::money_open_lot_t = zeroed();
        check(unsafe { sys::money_open_lots_at(self.at.as_ptr(), index, &mut lot_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(OpenLot::told(&lot_out))
    }

    /// Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
    /// money_open_lots_items
    pub fn items(&self) -> Result<Vec<OpenLot>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_open_lot_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_open_lots_items(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| OpenLot::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }
}

/// Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
/// languages. They do not change after they are read, so several threads can use them at the same time. They
/// must stay alive during each call that you name them in.
pub struct Locales {
    pub(crate) at: NonNull<sys::money_locales_t>,
}

unsafe impl Send for Locales {}
unsafe impl Sync for Locales {}

impl Drop for Locales {
    fn drop(&mut self) {
        unsafe { sys::money_locales_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Locales {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Locales")
    }
}

impl Locales {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_locales_t) -> Option<Locales> {
        NonNull::new(at).map(|at| Locales { at })
    }

    /// Reads tables of locales from the bytes of a file. The library keeps a copy. You free the tables with
    /// money_locales_free. The file share/locales/cldr.locales is installed with the library. It has the
    /// locales that are inside of the library, with the names of currencies and countries in all languages of
    /// Unicode CLDR. The generator in tools/currencies makes such a file of any release of CLDR. Tables of form
    /// 1, from before there were names of countries, are read as well. A library that knows form 1 alone
    /// refuses form 2 with MONEY_ERR_VERSION. C: money_locales_from_bytes
    pub fn from_bytes(bytes: &[u8]) -> Result<Locales, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut locales_out: *mut sys::money_locales_t = null_mut();
        check(unsafe { sys::money_locales_from_bytes(bytes.as_ptr(), bytes.len(), &mut locales_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Locales::adopt(locales_out).ok_or_else(Error::broken)?)
    }

    /// Writes the version of Unicode CLDR that tables are of, such as "48". MONEY_LOCALE_SIZE bytes are enough.
    /// C: money_locales_version
    pub fn version(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_locales_version(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes how many locales tables have. C: money_locales_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_locales_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the identifier of the locale at an index of tables. MONEY_LOCALE_SIZE bytes are enough. C:
    /// money_locales_at
    pub fn at(&self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_locales_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the identifier of the locale that a name means in tables. C: money_locales_find
    pub fn find(&self, locale: &str) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let locale_text = keep.code(locale)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_locales_find(self.at.as_ptr(), locale_text, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads an amount as money_parse_locale does, with tables of your own. C: money_locales_parse
    pub fn parse<'t>(&self, text: &str, locale: &str, currency: impl Into<Option<&'t str>>, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let locale_text = keep.code(locale)?;
        let currency_text = keep.optional(currency.into())?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_locales_parse(self.at.as_ptr(), text.as_ptr(), text.len(), locale_text, currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes a currency alone as money_currency_text does, with tables of your own. C:
    /// money_locales_currency_text
    pub fn currency_text(&self, code: &str, locale: &str, display: CurrencyDisplay, registry: Option<&CurrencyRegistry>) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let code_text = keep.code(code)?;
        let locale_text = keep.code(locale)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_locales_currency_text(self.at.as_ptr(), code_text, locale_text, display.0, registry.map_or(null(), |one| one.at.as_ptr() as *const _), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the name of a country in a locale's language: "Schweiz", "Suisse". MONEY_LOCALE_TEXT_MAX bytes
    /// are enough. The library has no names of countries inside. The file share/locales/cldr.locales has them,
    /// in all languages in which Unicode CLDR has them. Where CLDR has several forms it is the usual one, not a
    /// short one: "United Kingdom". C: money_locales_country_name
    pub fn country_name(&self, country: &str, locale: &str) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let country_text = keep.code(country)?;
        let locale_text = keep.code(locale)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_locales_country_name(self.at.as_ptr(), country_text, locale_text, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }
}

/// A keypad calculator: the keys pressed so far, the operation as text, and its result.
pub struct Calculator {
    pub(crate) at: NonNull<sys::money_calculator_t>,
    told: Option<Listener>,
}

unsafe impl Send for Calculator {}
unsafe impl Sync for Calculator {}

impl Drop for Calculator {
    fn drop(&mut self) {
        unsafe { sys::money_calculator_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Calculator {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Calculator")
    }
}

impl Calculator {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_calculator_t) -> Option<Calculator> {
        NonNull::new(at).map(|at| Calculator { at, told: None })
    }

    /// Sets the listener of the display, in place of the one before; `None` sets none. It
    /// gets the revision, and runs when the call that changed the display has returned. `press` and
    /// `press_keys` return the alerts.
    pub fn on_display(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        if self.told.is_none() {
            return;
        }
        if let (Ok(now), Some(told)) = (self.revision(), self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes a calculator that shows `0`, with at most 5 fraction digits in results. You free it with
    /// money_calculator_free. C: money_calculator_new
    pub fn new() -> Result<Calculator, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut calculator_out: *mut sys::money_calculator_t = null_mut();
        check(unsafe { sys::money_calculator_new(&mut calculator_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Calculator::adopt(calculator_out).ok_or_else(Error::broken)?)
    }

    /// Presses one key. If the calculator cannot take the key now, that is an alert: the call returns MONEY_OK,
    /// and the operation stays as it was. The library notifies your callbacks of the alert, or of a display
    /// that has changed. C: money_calculator_press
    pub fn press(&mut self, key: CalculatorKey) -> Result<CalculatorAlert, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut alert_out: sys::money_calculator_alert_t = zeroed();
        check(unsafe { sys::money_calculator_press(self.at.as_ptr(), key.0, &mut alert_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(CalculatorAlert(alert_out))
    }

    /// Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =". Spaces separate keys; digits and `.` may stand
    /// together. The keys are `0` to `9`, `.`, `+`, `-` or `−`, `x`, `×` or `*`, `÷` or `/`, `=`, `%`, `±` or
    /// `+/-`, `AC`, `X` and `K`; case matters. After an alert the call goes on with the next key. A call that
    /// fails has pressed no key, not even the keys before the error, and has notified nobody. If one of its
    /// callbacks frees the calculator, the call presses no further key. C: money_calculator_press_keys
    pub fn press_keys(&mut self, keys: &str) -> Result<CalculatorAlert, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut alert_out: sys::money_calculator_alert_t = zeroed();
        check(unsafe { sys::money_calculator_press_keys(self.at.as_ptr(), keys.as_ptr(), keys.len(), &mut alert_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(CalculatorAlert(alert_out))
    }

    /// Returns the keys that the calculator can take now without alert or failure. C: money_calculator_keys
    pub fn keys(&self) -> Result<u32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut allowed_out: u32 = zeroed();
        check(unsafe { sys::money_calculator_keys(self.at.as_ptr(), &mut allowed_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(allowed_out)
    }

    /// Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9". C:
    /// money_calculator_display
    pub fn display(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_calculator_display(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2". C:
    /// money_calculator_expression
    pub fn expression(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_calculator_expression(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Returns the state, such as MONEY_CALCULATOR_RESULT. C: money_calculator_state
    pub fn state(&self) -> Result<CalculatorState, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut state_out: sys::money_calculator_state_t = zeroed();
        check(unsafe { sys::money_calculator_state(self.at.as_ptr(), &mut state_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(CalculatorState(state_out))
    }

    /// Returns the exact value of the result, in lowest terms. Without a result it is the value of the last
    /// number. C: money_calculator_exact
    pub fn exact(&self) -> Result<Ratio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut exact_out: sys::money_ratio_t = zeroed();
        check(unsafe { sys::money_calculator_exact(self.at.as_ptr(), &mut exact_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Ratio::told(&exact_out))
    }

    /// Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
    pub fn value(&self, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut value_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_calculator_value(self.at.as_ptr(), digits, rounding.0, &mut value_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&value_out))
    }

    /// Returns the value of money_calculator_exact as a decimal, rounded once. C: money_calculator_value
    pub fn value_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut value_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_calculator_value(self.at.as_ptr(), digits, rounding.0, &mut value_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&value_out), Flags(flags_out)))
    }

    /// Returns how many fraction digits a result shows at most. C: money_calculator_digits
    pub fn digits(&self) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut digits_out: i32 = zeroed();
        check(unsafe { sys::money_calculator_digits(self.at.as_ptr(), &mut digits_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(digits_out)
    }

    /// Sets how many fraction digits (0 to 38) a result shows at most. The display rounds half away from zero
    /// and drops zeros at the end. It shows fewer digits if 38 digits in all do not hold them. The input of the
    /// operation stays as it is. C: money_calculator_set_digits
    pub fn set_digits(&mut self, digits: i32) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_calculator_set_digits(self.at.as_ptr(), digits, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Returns the revision: a number that grows with each change of the operation or of the digits shown. C:
    /// money_calculator_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_calculator_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }

    /// Writes a calculator, in any state, as JSON. The same state always gives the same bytes. Callbacks and
    /// revision are not in it. C: money_calculator_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_calculator_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Makes a calculator from the JSON of money_calculator_to_json. You free it with money_calculator_free.
    /// The call refuses a state that no keys lead to. C: money_calculator_from_json
    pub fn from_json(json: &str) -> Result<Calculator, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut calculator_out: *mut sys::money_calculator_t = null_mut();
        check(unsafe { sys::money_calculator_from_json(json.as_ptr(), json.len(), &mut calculator_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Calculator::adopt(calculator_out).ok_or_else(Error::broken)?)
    }
}

/// A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
/// request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
/// transactions.
pub struct Feed {
    pub(crate) at: NonNull<sys::money_feed_t>,
    told: Option<Listener>,
}

unsafe impl Send for Feed {}
unsafe impl Sync for Feed {}

impl Drop for Feed {
    fn drop(&mut self) {
        unsafe { sys::money_feed_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Feed {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Feed")
    }
}

impl Feed {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_feed_t) -> Option<Feed> {
        NonNull::new(at).map(|at| Feed { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes a feed that has nothing yet. You free it with money_feed_free. C: money_feed_new
    pub fn new(provider: Provider, options: Option<&FeedOptions<'_>>) -> Result<Feed, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut feed_out: *mut sys::money_feed_t = null_mut();
        check(unsafe { sys::money_feed_new(provider.0, pointer(&options_raw), &mut feed_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Feed::adopt(feed_out).ok_or_else(Error::broken)?)
    }

    /// Gives the next request to send. Several may be due: call it again until there is none. A request is
    /// under way until you call money_feed_receive_response or money_feed_fail_request for it. The library has
    /// no time-out of its own. C: money_feed_next
    pub fn next(&mut self, now: Option<SystemTime>) -> Result<Option<FeedRequest>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut request_out: *mut sys::money_feed_request_t = null_mut();
        check(unsafe { sys::money_feed_next(self.at.as_ptr(), of_time(now), &mut request_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(FeedRequest::adopt(request_out))
    }

    /// Receives a header of a response, before money_feed_receive_response. You may pass all; the feed keeps
    /// `Retry-After` and `X-Ratelimit-Reset`. C: money_feed_receive_header
    pub fn receive_header(&mut self, id: u64, name: &str, value: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let value_text = keep.code(value)?;
        check(unsafe { sys::money_feed_receive_header(self.at.as_ptr(), id, name_text, value_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Receives the response to a request. The feed takes what is in it whole or not at all. The call returns
    /// MONEY_OK for an answer that the feed cannot use. The feed then notes one of these failures, which
    /// money_feed_failure writes: - MONEY_ERR_UNAUTHORIZED (HTTP 401, 403), MONEY_ERR_RATE_LIMITED (429),
    /// MONEY_ERR_HTTP (any other status but 2xx); - MONEY_ERR_CONTENT_TYPE: HTML, or another type than the
    /// provider's; - MONEY_ERR_TRUNCATED: the document is cut off; MONEY_ERR_TOO_LARGE: it is longer than
    /// options.largest_body; - MONEY_ERR_PROVIDER: the provider's own error, with its code and words; -
    /// MONEY_ERR_RATE_JUMPED: see MONEY_JUMP_REFUSE; MONEY_ERR_NO_CURRENCIES: a list of none; - the statuses of
    /// the readers of its documents, such as MONEY_ERR_NO_RATES, MONEY_ERR_JSON, MONEY_ERR_DOCUMENT; - of a
    /// store of transactions MONEY_ERR_RETRIEVAL, MONEY_ERR_SAVING or MONEY_ERR_REMOVAL, with one of the above
    /// as its cause. C: money_feed_receive_response
    pub fn receive_response<'t>(&mut self, id: u64, http_status: i32, content_type: impl Into<Option<&'t str>>, body: &[u8], now: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let content_type_text = keep.optional(content_type.into())?;
        check(unsafe { sys::money_feed_receive_response(self.at.as_ptr(), id, http_status, content_type_text, body.as_ptr(), body.len(), of_time(now), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Reports that a request failed without a response. The feed notes the failure MONEY_ERR_TRANSPORT, which
    /// money_feed_failure writes. C: money_feed_fail_request
    pub fn fail_request(&mut self, id: u64, reason: TransportFailure, now: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_feed_fail_request(self.at.as_ptr(), id, reason.0, of_time(now), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Notifies the feed that the network is available again. The feed then asks once more, at once, for each
    /// thing whose last attempt failed, and for each that is under way and gets no answer. A wait that the
    /// provider asked for holds. C: money_feed_notify_online
    pub fn notify_online(&mut self, now: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_feed_notify_online(self.at.as_ptr(), of_time(now), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Makes everything due again, however fresh it is, but not what is under way. A wait that the provider
    /// asked for holds. C: money_feed_refresh
    pub fn refresh(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_feed_refresh(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Counts the requests that are under way. C: money_feed_pending_count
    pub fn pending_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_feed_pending_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes how a feed is doing at a moment. C: money_feed_info
    pub fn info(&self, now: Option<SystemTime>) -> Result<FeedInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_feed_info_t = zeroed();
        check(unsafe { sys::money_feed_info(self.at.as_ptr(), of_time(now), &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(FeedInfo::told(&info_out))
    }

    /// Writes the last failure that no success has followed. C: money_feed_failure
    pub fn failure<'t>(&self, key: impl Into<Option<&'t str>>) -> Result<Failure, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let key_text = keep.optional(key.into())?;
        let mut failure_out: sys::money_error_t = zeroed();
        check(unsafe { sys::money_feed_failure(self.at.as_ptr(), key_text, &mut failure_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Failure::told(&failure_out))
    }

    /// Sets what the feed does with exchange rates that jumped, from the next answer on. C: money_feed_set_jump
    pub fn set_jump(&mut self, jump: JumpPolicy) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_feed_set_jump(self.at.as_ptr(), jump.0, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes what a feed has as JSON, for money_feed_restore after a restart. No key is in it. C:
    /// money_feed_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_feed_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Gives a feed what it had before a restart, unless it has something newer. C: money_feed_restore
    pub fn restore(&mut self, json: &str, instant: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_feed_restore(self.at.as_ptr(), json.as_ptr(), json.len(), of_time(instant), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes the revision: a number that grows with each change, and is 0 for a new feed. C:
    /// money_feed_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_feed_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }

    /// Gives the exchange rates of a feed. Their source is the provider's name, unless the document names one.
    /// C: money_feed_rates
    pub fn rates(&self) -> Result<Option<Rates>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_feed_rates(self.at.as_ptr(), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rates::adopt(rates_out))
    }

    /// Adds a symbol whose price quote you need; one that the feed has already stays as it is. A feed has at
    /// most 4096. C: money_feed_add_symbol
    pub fn add_symbol(&mut self, symbol: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        check(unsafe { sys::money_feed_add_symbol(self.at.as_ptr(), symbol_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes a symbol with its price quote. The answer to a request that is under way for it will be
    /// MONEY_ERR_UNKNOWN_REQUEST. C: money_feed_remove_symbol
    pub fn remove_symbol(&mut self, symbol: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        check(unsafe { sys::money_feed_remove_symbol(self.at.as_ptr(), symbol_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Counts the symbols. C: money_feed_symbol_count
    pub fn symbol_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_feed_symbol_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the symbol at an index, in the order in which you added them. MONEY_SYMBOL_SIZE bytes are room
    /// enough. C: money_feed_symbol_at
    pub fn symbol_at(&self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_feed_symbol_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
    /// money_feed_price_quote
    pub fn price_quote(&self, symbol: &str, now: Option<SystemTime>) -> Result<PriceQuote, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        let mut quote_out: sys::money_price_quote_t = zeroed();
        check(unsafe { sys::money_feed_price_quote(self.at.as_ptr(), symbol_text, of_time(now), &mut quote_out, null_mut(), null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(PriceQuote::told(&quote_out))
    }

    /// Writes the last good price quote of a symbol, which you may hand to money_portfolio_value. C:
    /// money_feed_price_quote
    pub fn price_quote_detailed(&self, symbol: &str, now: Option<SystemTime>) -> Result<(PriceQuote, PriceState, i64), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        let mut quote_out: sys::money_price_quote_t = zeroed();
        let mut state_out: sys::money_price_state_t = zeroed();
        let mut age_out: i64 = zeroed();
        check(unsafe { sys::money_feed_price_quote(self.at.as_ptr(), symbol_text, of_time(now), &mut quote_out, &mut state_out, &mut age_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((PriceQuote::told(&quote_out), PriceState(state_out), age_out))
    }

    /// Gives the transactions of a feed, as the store last had them, with what it has acknowledged since. C:
    /// money_feed_portfolio
    pub fn portfolio(&self) -> Result<Option<Portfolio>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut portfolio_out: *mut sys::money_portfolio_t = null_mut();
        check(unsafe { sys::money_feed_portfolio(self.at.as_ptr(), &mut portfolio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Portfolio::adopt(portfolio_out))
    }

    /// Asks the store to save a transaction: to add it, or to replace the one with its id. The transactions
    /// stay as they are until the store has acknowledged it. If that fails, money_feed_failure for its id is
    /// MONEY_ERR_SAVING; the feed does not send it again by itself. It sends such requests one at a time, in
    /// the order of your calls. C: money_feed_put
    pub fn put(&mut self, transaction: &Transaction, lots: &[LotSelection]) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let transaction_raw = transaction.given(&mut keep)?;
        let lots_raw = keep.list(lots)?;
        let mut stored_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_feed_put(self.at.as_ptr(), &transaction_raw, lots_raw.as_ptr(), lots.len(), &mut stored_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Transaction::told(&stored_out))
    }

    /// Asks the store to remove a transaction, under the rules of money_feed_put. If that fails,
    /// money_feed_failure for its id is MONEY_ERR_REMOVAL. C: money_feed_remove
    pub fn remove(&mut self, id: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        check(unsafe { sys::money_feed_remove(self.at.as_ptr(), id_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes what happened to the last transaction that was to be saved or removed under an id. The feed keeps
    /// the last 1024. C: money_feed_operation
    pub fn operation(&self, id: &str) -> Result<Operation, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        let mut state_out: sys::money_operation_t = zeroed();
        check(unsafe { sys::money_feed_operation(self.at.as_ptr(), id_text, &mut state_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Operation(state_out))
    }
}

/// A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of
/// the library does.
pub struct FeedRequest {
    pub(crate) at: NonNull<sys::money_feed_request_t>,
}

unsafe impl Send for FeedRequest {}
unsafe impl Sync for FeedRequest {}

impl Drop for FeedRequest {
    fn drop(&mut self) {
        unsafe { sys::money_feed_request_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for FeedRequest {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("FeedRequest")
    }
}

impl FeedRequest {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_feed_request_t) -> Option<FeedRequest> {
        NonNull::new(at).map(|at| FeedRequest { at })
    }

    /// Returns the number with which you hand in the answer. It is above 0, and 0 for NULL. C:
    /// money_feed_request_id
    pub fn id(&self) -> u64 {
        unsafe { sys::money_feed_request_id(self.at.as_ptr()) }
    }

    /// Returns "GET", "PUT" or "DELETE", or "" for NULL. The text lives as long as the request. C:
    /// money_feed_request_method
    pub fn method(&self) -> String {
        static_text(unsafe { sys::money_feed_request_method(self.at.as_ptr()) })
    }

    /// Returns the percent-encoded URL, or "" for NULL. It may hold a key: do not log it. C:
    /// money_feed_request_url
    pub fn url(&self) -> String {
        static_text(unsafe { sys::money_feed_request_url(self.at.as_ptr()) })
    }

    /// Returns the header lines, each "Name: value\n", or "" for none and for NULL. They may hold a key: do not
    /// log them. C: money_feed_request_headers
    pub fn headers(&self) -> String {
        static_text(unsafe { sys::money_feed_request_headers(self.at.as_ptr()) })
    }

    /// Returns the NUL-terminated body to send, or NULL for none and for NULL. C: money_feed_request_body
    pub fn body(&self) -> String {
        static_text(unsafe { sys::money_feed_request_body(self.at.as_ptr(), null_mut()) })
    }
}

/// A converter: two currencies, the input, rates and what happened to them, and options.
pub struct Converter {
    pub(crate) at: NonNull<sys::money_converter_t>,
    told: Option<Listener>,
}

unsafe impl Send for Converter {}
unsafe impl Sync for Converter {}

impl Drop for Converter {
    fn drop(&mut self) {
        unsafe { sys::money_converter_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Converter {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Converter")
    }
}

impl Converter {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_converter_t) -> Option<Converter> {
        NonNull::new(at).map(|at| Converter { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes a converter without input and without rates. You free it with money_converter_free. C:
    /// money_converter_new
    pub fn new(source: &str, target: &str, options: Option<&ConverterOptions<'_>>) -> Result<Converter, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let source_text = keep.code(source)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut converter_out: *mut sys::money_converter_t = null_mut();
        check(unsafe { sys::money_converter_new(source_text, target_text, pointer(&options_raw), &mut converter_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Converter::adopt(converter_out).ok_or_else(Error::broken)?)
    }

    /// Sets the input, as a person has typed it so far. Text that is no amount is no failure of this call:
    /// money_converter_info says what the input is. Without a locale the converter reads plain decimals, as
    /// money_decimal_parse does; with a locale it reads what money_parse_locale reads as an amount of the
    /// source. It ignores blanks around the input, and "12." is 12; in a locale with commas ",5" is 0,5. C:
    /// money_converter_set_amount
    pub fn set_amount(&mut self, text: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_set_amount(self.at.as_ptr(), text.as_ptr(), text.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes the input as it was typed. C: money_converter_amount
    pub fn amount(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_converter_amount(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Sets the currencies. C: money_converter_set_pair
    pub fn set_pair<'t>(&mut self, source: impl Into<Option<&'t str>>, target: impl Into<Option<&'t str>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let source_text = keep.optional(source.into())?;
        let target_text = keep.optional(target.into())?;
        check(unsafe { sys::money_converter_set_pair(self.at.as_ptr(), source_text, target_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Exchanges source and target. The input stays as it was typed. C: money_converter_swap
    pub fn swap(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_swap(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the locale in which the converter reads and writes amounts. C: money_converter_set_locale
    pub fn set_locale<'t>(&mut self, locale: impl Into<Option<&'t str>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let locale_text = keep.optional(locale.into())?;
        check(unsafe { sys::money_converter_set_locale(self.at.as_ptr(), locale_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the tables that have the converter's locale; NULL: those inside of the library. The locale stays as
    /// it is, with the signs and names of these tables. The converter keeps the tables as long as it needs
    /// them, so you may free yours at once. Its JSON names no tables: you set them again after
    /// money_converter_from_json, which finds the locale in those inside of the library. C:
    /// money_converter_set_locales
    pub fn set_locales(&mut self, locales: Option<&Locales>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_set_locales(self.at.as_ptr(), locales.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Replaces all options. C: money_converter_set_options
    pub fn set_options(&mut self, options: Option<&ConverterOptions<'_>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        check(unsafe { sys::money_converter_set_options(self.at.as_ptr(), pointer(&options_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Asks for new rates, however fresh the present ones are. `wants_rates` of money_converter_info is 1 until
    /// you note with money_converter_set_loading that you asked for them. C: money_converter_refresh
    pub fn refresh(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_refresh(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Notes that you asked for rates and that the answer is on its way. C: money_converter_set_loading
    pub fn set_loading(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_set_loading(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Hands over rates that have arrived; they replace the present ones. C: money_converter_set_rates
    pub fn set_rates(&mut self, rates: &Rates, origin: Origin, received: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_set_rates(self.at.as_ptr(), rates.at.as_ptr(), origin.0, of_time(received), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Notes that rates could not be had. The converter keeps its present rates, and they are stale. C:
    /// money_converter_set_rates_failure
    pub fn set_rates_failure(&mut self, failure: Status, reason: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_set_rates_failure(self.at.as_ptr(), failure.0, reason.as_ptr(), reason.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Takes the present state of a feed of rates, in place of the three calls before. The converter takes the
    /// feed's rates with their origin and the time of their arrival, the last failure since then, and whether
    /// an answer is on its way. If the feed has no rates, the converter keeps its own. Call this after each
    /// change of the feed; a second call changes nothing. C: money_converter_take_feed
    pub fn take_feed(&mut self, feed: &Feed) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_converter_take_feed(self.at.as_ptr(), feed.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Returns what the converter shows at a moment. `wants_rates` is 1 after money_converter_refresh. It is
    /// also 1 if there are no rates or only old ones, no answer is on its way, and the last attempt has not
    /// failed. After a failure it is for you to decide when to try again. Rates that arrived further in the
    /// future than they stay fresh count as old too, because some clock was wrong. C: money_converter_info
    pub fn info(&self, now: Option<SystemTime>) -> Result<ConverterInfo, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut info_out: sys::money_converter_info_t = zeroed();
        check(unsafe { sys::money_converter_info(self.at.as_ptr(), of_time(now), &mut info_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(ConverterInfo::told(&info_out))
    }

    /// Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
    /// Between equal currencies the converter neither converts nor rounds: the amount has the digits of the
    /// input, filled up with zeros to the digits of a result. C: money_converter_result
    pub fn result(&self, now: Option<SystemTime>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_converter_result(self.at.as_ptr(), of_time(now), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
    /// Between equal currencies the converter neither converts nor rounds: the amount has the digits of the
    /// input, filled up with zeros to the digits of a result. C: money_converter_result
    pub fn result_detailed(&self, now: Option<SystemTime>) -> Result<(Money, Conversion), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_t = zeroed();
        let mut details_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_converter_result(self.at.as_ptr(), of_time(now), &mut result_out, &mut details_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Conversion::told(&details_out)))
    }

    /// Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
    /// MONEY_LOCALE_TEXT_MAX bytes are enough. C: money_converter_text
    pub fn text(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_converter_text(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Returns the exact rate from source to target, whatever the input is. C: money_converter_rate
    pub fn rate(&self, now: Option<SystemTime>) -> Result<Conversion, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut details_out: sys::money_conversion_t = zeroed();
        check(unsafe { sys::money_converter_rate(self.at.as_ptr(), of_time(now), &mut details_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Conversion::told(&details_out))
    }

    /// Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate. The text has
    /// four fraction digits, or more if four significant digits need them: "1 USD = 0.000009422 BTC". The
    /// converter rounds half-even and writes the number as the locale does. MONEY_LOCALE_TEXT_MAX bytes are
    /// enough. C: money_converter_unit_rate
    pub fn unit_rate(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_converter_unit_rate(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to
    /// XAF"; "" if nothing failed. An unfinished input has a reason if its groups are not those of the locale
    /// and more digits at the end do not make them so, such as "1,0000" in en-US. MONEY_REASON_SIZE bytes are
    /// enough. C: money_converter_reason
    pub fn reason(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_converter_reason(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes a converter as JSON: pair, input, locale and options, without rates and registry. The same
    /// converter always gives the same bytes. C: money_converter_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_converter_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Makes a converter from the JSON of money_converter_to_json, without rates. You free it with
    /// money_converter_free. C: money_converter_from_json
    pub fn from_json(json: &str, registry: Option<&CurrencyRegistry>) -> Result<Converter, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut converter_out: *mut sys::money_converter_t = null_mut();
        check(unsafe { sys::money_converter_from_json(json.as_ptr(), json.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut converter_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Converter::adopt(converter_out).ok_or_else(Error::broken)?)
    }

    /// Returns the revision: 0 for a new converter, and one more after each change. C: money_converter_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_converter_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }
}

/// A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
/// provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
/// currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese
/// kana come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
pub struct CurrencyList {
    pub(crate) at: NonNull<sys::money_currency_list_t>,
    told: Option<Listener>,
}

unsafe impl Send for CurrencyList {}
unsafe impl Sync for CurrencyList {}

impl Drop for CurrencyList {
    fn drop(&mut self) {
        unsafe { sys::money_currency_list_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for CurrencyList {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("CurrencyList")
    }
}

impl CurrencyList {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_currency_list_t) -> Option<CurrencyList> {
        NonNull::new(at).map(|at| CurrencyList { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes an empty list, sorted by name. You free it with money_currency_list_free. C:
    /// money_currency_list_new
    pub fn new(language: &str) -> Result<CurrencyList, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let language_text = keep.code(language)?;
        let mut list_out: *mut sys::money_currency_list_t = null_mut();
        check(unsafe { sys::money_currency_list_new(language_text, &mut list_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(CurrencyList::adopt(list_out).ok_or_else(Error::broken)?)
    }

    /// Adds a currency as a provider lists it; the library need not know its code. C: money_currency_list_add
    pub fn add(&mut self, code: &str, name: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let code_text = keep.code(code)?;
        check(unsafe { sys::money_currency_list_add(self.at.as_ptr(), code_text, name.as_ptr(), name.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Adds the currencies that ISO 4217 has today and the list has not. C: money_currency_list_add_current
    pub fn add_current(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_add_current(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Adds the currencies of a provider's document, all or none. A currency that the list has already gets the
    /// provider's name from the document. The call reads currencylayer's `list`,
    /// {"success":true,"currencies":{"EUR":"Euro",...}}, and a plain map of codes and names,
    /// {"EUR":"Euro",...}, as Frankfurter, Open Exchange Rates and older services give it. The codes of a plain
    /// map are capital letters and digits. C: money_currency_list_add_json
    pub fn add_json(&mut self, json: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_add_json(self.at.as_ptr(), json.as_ptr(), json.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json. C:
    /// money_currency_list_take_feed
    pub fn take_feed(&mut self, feed: &Feed) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_take_feed(self.at.as_ptr(), feed.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the language of names and of sorting. C: money_currency_list_set_language
    pub fn set_language(&mut self, language: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let language_text = keep.code(language)?;
        check(unsafe { sys::money_currency_list_set_language(self.at.as_ptr(), language_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the tables that have the list's language; NULL: those inside of the library. The language stays as
    /// it is, with the names of these tables. After that money_currency_list_set_language and
    /// money_currency_list_restore take every language of the tables. The list keeps the tables as long as it
    /// needs them, so you may free yours at once. C: money_currency_list_set_locales
    pub fn set_locales(&mut self, locales: Option<&Locales>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_set_locales(self.at.as_ptr(), locales.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds
    /// "Dólar". C: money_currency_list_set_search
    pub fn set_search(&mut self, text: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_set_search(self.at.as_ptr(), text.as_ptr(), text.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the order. Favourites come first, in the same order. C: money_currency_list_set_sort
    pub fn set_sort(&mut self, sort: CurrencyListSort) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_set_sort(self.at.as_ptr(), sort.0, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Makes a currency of the list a favourite (1), or no favourite (0). C: money_currency_list_set_favourite
    pub fn set_favourite(&mut self, code: &str, is_favourite: bool) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let code_text = keep.code(code)?;
        check(unsafe { sys::money_currency_list_set_favourite(self.at.as_ptr(), code_text, is_favourite as i32, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Shows only favourites (1), or all currencies (0). The search applies to both. C:
    /// money_currency_list_set_favourites_only
    pub fn set_favourites_only(&mut self, is_only: bool) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_set_favourites_only(self.at.as_ptr(), is_only as i32, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Marks the currencies that a rate table has, and also those that you add later. C:
    /// money_currency_list_mark
    pub fn mark(&mut self, rates: Option<&Rates>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_mark(self.at.as_ptr(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Returns how many currencies the list shows. C: money_currency_list_count
    pub fn count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_currency_list_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Returns the currency that the list shows at an index. C: money_currency_list_at
    pub fn at(&self, index: usize) -> Result<CurrencyListItem, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut item_out: sys::money_currency_list_item_t = zeroed();
        check(unsafe { sys::money_currency_list_at(self.at.as_ptr(), index, &mut item_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(CurrencyListItem::told(&item_out))
    }

    /// Writes the currencies that the list shows from an index on, as many as there are and as your array has
    /// room for. C: money_currency_list_items
    pub fn items(&self) -> Result<Vec<CurrencyListItem>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_currency_list_item_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_currency_list_items(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| CurrencyListItem::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Writes the settings of a list as JSON: language, order, favourites, and whether it shows only
    /// favourites. The same settings always give the same bytes. Currencies and search are not in it. C:
    /// money_currency_list_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut json_out: *mut sys::c_char = null_mut();
        let mut length = 0;
        check(unsafe { sys::money_currency_list_to_json(self.at.as_ptr(), &mut json_out, &mut length, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(document(json_out, length))
    }

    /// Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none. A
    /// `_restore` function sets an object that you have; a `_from_json` function makes a new one. Settings may
    /// come before the currencies do: the list remembers a favourite that it does not have yet. C:
    /// money_currency_list_restore
    pub fn restore(&mut self, json: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_currency_list_restore(self.at.as_ptr(), json.as_ptr(), json.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND. C: money_currency_list_state
    pub fn state(&self) -> Result<CurrencyListState, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut state_out: sys::money_currency_list_state_t = zeroed();
        check(unsafe { sys::money_currency_list_state(self.at.as_ptr(), &mut state_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(CurrencyListState(state_out))
    }

    /// Returns the revision: 0 for a new list, and a greater number after each change. C:
    /// money_currency_list_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_currency_list_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }
}

/// A portfolio view, which a screen watches. One thread at a time may use a view.
pub struct PortfolioView {
    pub(crate) at: NonNull<sys::money_portfolio_view_t>,
    told: Option<Listener>,
}

unsafe impl Send for PortfolioView {}
unsafe impl Sync for PortfolioView {}

impl Drop for PortfolioView {
    fn drop(&mut self) {
        unsafe { sys::money_portfolio_view_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for PortfolioView {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PortfolioView")
    }
}

impl PortfolioView {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_portfolio_view_t) -> Option<PortfolioView> {
        NonNull::new(at).map(|at| PortfolioView { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Makes a portfolio view that is loading. You free it with money_portfolio_view_free. C:
    /// money_portfolio_view_new
    pub fn new(options: Option<&ValuationOptions>) -> Result<PortfolioView, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let options_raw = keep.maybe(options)?;
        let mut view_out: *mut sys::money_portfolio_view_t = null_mut();
        check(unsafe { sys::money_portfolio_view_new(pointer(&options_raw), &mut view_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(PortfolioView::adopt(view_out).ok_or_else(Error::broken)?)
    }

    /// Hands in the transactions that have arrived, in place of those that the view had. C:
    /// money_portfolio_view_set_transactions
    pub fn set_transactions(&mut self, portfolio: &Portfolio) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_view_set_transactions(self.at.as_ptr(), portfolio.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Notes that transactions could not be retrieved. C: money_portfolio_view_set_transactions_failure
    pub fn set_transactions_failure(&mut self, reason: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_view_set_transactions_failure(self.at.as_ptr(), reason.as_ptr(), reason.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Hands in price quotes that have arrived, each in place of its symbol's. C:
    /// money_portfolio_view_set_quotes
    pub fn set_quotes(&mut self, quotes: &[PriceQuote]) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let quotes_raw = keep.list(quotes)?;
        check(unsafe { sys::money_portfolio_view_set_quotes(self.at.as_ptr(), quotes_raw.as_ptr(), quotes.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Notes that prices could not be had. C: money_portfolio_view_set_quotes_failure
    pub fn set_quotes_failure(&mut self, reason: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_view_set_quotes_failure(self.at.as_ptr(), reason.as_ptr(), reason.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Sets the rate table, in place of the one before it. C: money_portfolio_view_set_rates
    pub fn set_rates(&mut self, rates: Option<&Rates>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_view_set_rates(self.at.as_ptr(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer.
    /// The call does what money_portfolio_view_set_transactions and money_portfolio_view_set_quotes do, and
    /// their failures. Call it when the feed has changed, also in its callback. A feed that has nothing yet,
    /// and no failure, changes nothing; neither does a transaction that could not be saved or removed. C:
    /// money_portfolio_view_take_feed
    pub fn take_feed(&mut self, feed: &Feed) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_portfolio_view_take_feed(self.at.as_ptr(), feed.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Writes the state at a moment. The call needs the view for itself, as money_portfolio_value does its
    /// portfolio. C: money_portfolio_view_state
    pub fn state(&mut self, now: Option<SystemTime>) -> Result<PortfolioViewState, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut state_out: sys::money_portfolio_view_state_t = zeroed();
        check(unsafe { sys::money_portfolio_view_state(self.at.as_ptr(), of_time(now), &mut state_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(PortfolioViewState(state_out))
    }

    /// Writes why the view is in a state of failure, or "" if it is not. MONEY_REASON_SIZE bytes are room
    /// enough. C: money_portfolio_view_reason
    pub fn reason(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_portfolio_view_reason(self.at.as_ptr(), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Values the portfolio at a moment: its summary and its positions, for the screen. C:
    /// money_portfolio_view_value
    pub fn value(&mut self, now: Option<SystemTime>) -> Result<Valuation, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut valuation_out: *mut sys::money_valuation_t = null_mut();
        check(unsafe { sys::money_portfolio_view_value(self.at.as_ptr(), of_time(now), &mut valuation_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Valuation::adopt(valuation_out).ok_or_else(Error::broken)?)
    }

    /// Counts the symbols that need a price: those of which shares are held. C:
    /// money_portfolio_view_symbol_count
    pub fn symbol_count(&self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_portfolio_view_symbol_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(count_out)
    }

    /// Writes the symbol at an index, in the order of their bytes. MONEY_SYMBOL_SIZE bytes are room enough. C:
    /// money_portfolio_view_symbol_at
    pub fn symbol_at(&self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_portfolio_view_symbol_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the revision: a number that grows by one with each change, and is 0 for a new view. C:
    /// money_portfolio_view_revision
    pub fn revision(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_portfolio_view_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(revision_out)
    }
}

/// A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may
/// use a form.
pub struct OrderForm {
    pub(crate) at: NonNull<sys::money_order_form_t>,
}

unsafe impl Send for OrderForm {}
unsafe impl Sync for OrderForm {}

impl Drop for OrderForm {
    fn drop(&mut self) {
        unsafe { sys::money_order_form_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for OrderForm {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("OrderForm")
    }
}

impl OrderForm {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_order_form_t) -> Option<OrderForm> {
        NonNull::new(at).map(|at| OrderForm { at })
    }

    /// Makes an empty order form. You free it with money_order_form_free. C: money_order_form_new
    pub fn new<'t>(portfolio: &Portfolio, currency: impl Into<Option<&'t str>>, ticker_rule: TickerRule) -> Result<OrderForm, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut form_out: *mut sys::money_order_form_t = null_mut();
        check(unsafe { sys::money_order_form_new(portfolio.at.as_ptr(), currency_text, ticker_rule.0, &mut form_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(OrderForm::adopt(form_out).ok_or_else(Error::broken)?)
    }

    /// Makes an order form that edits a stored purchase or sale. It starts with the stored quantity and sum; a
    /// figure that is typed replaces one of them, the sum first. You free the form with money_order_form_free.
    /// C: money_order_form_from_transaction
    pub fn from_transaction(portfolio: &Portfolio, id: &str, ticker_rule: TickerRule) -> Result<OrderForm, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let id_text = keep.code(id)?;
        let mut form_out: *mut sys::money_order_form_t = null_mut();
        check(unsafe { sys::money_order_form_from_transaction(portfolio.at.as_ptr(), id_text, ticker_rule.0, &mut form_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(OrderForm::adopt(form_out).ok_or_else(Error::broken)?)
    }

    /// Sets the text of a field. The call takes any text; what is wrong with it is the field's state. C:
    /// money_order_form_set
    pub fn set(&mut self, field: OrderField, text: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_order_form_set(self.at.as_ptr(), field.0, text.as_ptr(), text.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Writes what a field shows: the typed text, or what follows from the other fields, or "". MONEY_TEXT_MAX
    /// bytes are room enough. C: money_order_form_text
    pub fn text(&self, field: OrderField) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_order_form_text(self.at.as_ptr(), field.0, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes what is right or wrong with a field. C: money_order_form_state
    pub fn state(&self, field: OrderField) -> Result<FieldState, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut state_out: sys::money_field_state_t = zeroed();
        check(unsafe { sys::money_order_form_state(self.at.as_ptr(), field.0, &mut state_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(FieldState(state_out))
    }

    /// Writes the transaction of an order form whose fields are all right. One that the form edits keeps its
    /// id, its fee and its exchange rate. C: money_order_form_transaction
    pub fn transaction(&self) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut transaction_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_order_form_transaction(self.at.as_ptr(), &mut transaction_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Transaction::told(&transaction_out))
    }

    /// Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one
    /// that it edits. A transaction that it replaces keeps its id, fee, exchange rate and named lots. After the
    /// call the form edits what it saved. A failure changes neither the form nor the portfolio. C:
    /// money_order_form_save
    pub fn save(&mut self, portfolio: &mut Portfolio) -> Result<Transaction, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut stored_out: sys::money_transaction_t = zeroed();
        check(unsafe { sys::money_order_form_save(self.at.as_ptr(), portfolio.at.as_ptr(), &mut stored_out, &mut why) }, &why)?;
        let _ = &mut keep;
        portfolio.tell();
        Ok(Transaction::told(&stored_out))
    }
}

/// One file that keeps objects by name.
pub struct Store {
    pub(crate) at: NonNull<sys::money_store_t>,
    told: Option<Listener>,
}

unsafe impl Send for Store {}

impl Drop for Store {
    fn drop(&mut self) {
        unsafe { sys::money_store_free(self.at.as_ptr()) }
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Store")
    }
}

impl Store {
    #[allow(dead_code)]
    pub(crate) fn adopt(at: *mut sys::money_store_t) -> Option<Store> {
        NonNull::new(at).map(|at| Store { at, told: None })
    }

    /// Sets the listener of changes, in place of the one before; `None` sets none. It gets the
    /// revision, and runs when the call that changed the object has returned. A panic of it leaves that
    /// call; the change stays.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

    /// Opens a store. You free it with money_store_free. While the file is open, two files whose names end in
    /// "-wal" and "-shm" stand next to it. The call refuses a file whose tables, views, indexes or triggers are
    /// not those that this library makes. Such a file can hang a program or change what it saves. The first
    /// call in a process finds SQLite: the copy that the process has loaded, or the system's libsqlite3.so.0.
    /// C: money_store_open
    pub fn open(path: &str, options: Option<&StoreOptions>) -> Result<Store, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let path_text = keep.code(path)?;
        let options_raw = keep.maybe(options)?;
        let mut store_out: *mut sys::money_store_t = null_mut();
        check(unsafe { sys::money_store_open(path_text, pointer(&options_raw), &mut store_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Store::adopt(store_out).ok_or_else(Error::broken)?)
    }

    /// Closes the file. A transaction that is open is not saved. You can only free the store afterwards. C:
    /// money_store_close
    pub fn close(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_close(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Begins a transaction: money_store_commit saves what you change from now on together. The changes can be
    /// read at once through this handle. C: money_store_begin
    pub fn begin(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_begin(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Saves what was changed since money_store_begin, and ends the transaction. If it fails, the transaction
    /// ends too, and nothing of it is saved; after MONEY_ERR_STORE_UNKNOWN, all of it may be. C:
    /// money_store_commit
    pub fn commit(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_commit(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Ends a transaction without saving anything of it. C: money_store_rollback
    pub fn rollback(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_rollback(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Reads the whole file as the loading calls do, and fails if something in it is damaged. If the call
    /// succeeds, every object can be loaded. It does not put a portfolio together that uses currencies of your
    /// own. C: money_store_check
    pub fn check(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_check(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it. C:
    /// money_store_revision
    pub fn revision(&mut self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut revision_out: u64 = zeroed();
        check(unsafe { sys::money_store_revision(self.at.as_ptr(), &mut revision_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(revision_out)
    }

    /// Frees the memory that the store holds only to be faster, such as SQLite's cache of pages. C:
    /// money_store_release_memory
    pub fn release_memory(&mut self) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        check(unsafe { sys::money_store_release_memory(self.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Counts the names of a kind. C: money_store_name_count
    pub fn name_count(&mut self, kind: StoreKind) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_name_count(self.at.as_ptr(), kind.0, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Reads the name at an index, in the order of the names' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is
    /// large enough. C: money_store_name_at
    pub fn name_at(&mut self, kind: StoreKind, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_store_name_at(self.at.as_ptr(), kind.0, index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Removes the object of a name, with everything that belongs to it. C: money_store_remove
    pub fn remove(&mut self, kind: StoreKind, name: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_remove(self.at.as_ptr(), kind.0, name_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Saves a wallet with its journal, in place of the wallet of the same name. A wallet remembers the stored
    /// wallet that you loaded it from or saved it to. If the stored wallet has changed since then, or was
    /// removed, the call is MONEY_ERR_CONFLICT and saves nothing. Then you load the wallet again, make your
    /// change, and save again. It does not matter who changed the stored wallet: another process, or a call
    /// such as money_store_wallet_add on this store. A wallet that you neither loaded from a name of this file
    /// nor saved to it replaces what has the name. This is true for a new wallet, for one from another file,
    /// and for a copy through JSON. The same holds for portfolios, catalogues and baskets. C:
    /// money_store_wallet_save
    pub fn wallet_save(&mut self, name: &str, wallet: &Wallet) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_wallet_save(self.at.as_ptr(), name_text, wallet.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads a wallet with its journal. You free it with money_wallet_free. C: money_store_wallet_load
    pub fn wallet_load(&mut self, name: &str) -> Result<Wallet, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut wallet_out: *mut sys::money_wallet_t = null_mut();
        check(unsafe { sys::money_store_wallet_load(self.at.as_ptr(), name_text, &mut wallet_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Wallet::adopt(wallet_out).ok_or_else(Error::broken)?)
    }

    /// Adds an entry to a stored wallet without loading the wallet. If no wallet has the name, the call makes
    /// one. The rules are those of money_wallet_add, but an amount below 0 must be there and not held.
    /// money_store_wallet_spend can take the sum below 0 if you ask for it. C: money_store_wallet_add
    pub fn wallet_add(&mut self, name: &str, amount: &Money, note: Option<&WalletNote<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let amount_raw = amount.given(&mut keep)?;
        let note_raw = keep.maybe(note)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_store_wallet_add(self.at.as_ptr(), name_text, &amount_raw, pointer(&note_raw), &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Counts the entries of a stored wallet. This function and the next four read no entry: the file keeps the
    /// sums. C: money_store_wallet_count
    pub fn wallet_count<'t>(&mut self, name: &str, currency: impl Into<Option<&'t str>>) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let currency_text = keep.optional(currency.into())?;
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_wallet_count(self.at.as_ptr(), name_text, currency_text, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Counts the currencies that a stored wallet has entries of. C: money_store_wallet_currency_count
    pub fn wallet_currency_count(&mut self, name: &str) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_wallet_currency_count(self.at.as_ptr(), name_text, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Reads the currency at an index, in the order of the currencies' first entries. C:
    /// money_store_wallet_currency_at
    pub fn wallet_currency_at(&mut self, name: &str, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_store_wallet_currency_at(self.at.as_ptr(), name_text, index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up. C:
    /// money_store_wallet_sum
    pub fn wallet_sum(&mut self, name: &str, currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let currency_text = keep.code(currency)?;
        let mut sum_out: sys::money_t = zeroed();
        check(unsafe { sys::money_store_wallet_sum(self.at.as_ptr(), name_text, currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut sum_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Money::told(&sum_out))
    }

    /// Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
    /// money_store_wallet_total
    pub fn wallet_total(&mut self, name: &str, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut total_out: sys::money_t = zeroed();
        check(unsafe { sys::money_store_wallet_total(self.at.as_ptr(), name_text, target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut total_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Money::told(&total_out))
    }

    /// Converts all entries of a stored wallet into one currency, as money_wallet_total does. C:
    /// money_store_wallet_total
    pub fn wallet_total_detailed(&mut self, name: &str, target: &str, rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let target_text = keep.code(target)?;
        let options_raw = keep.maybe(options)?;
        let mut total_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_store_wallet_total(self.at.as_ptr(), name_text, target_text, rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), &mut total_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok((Money::told(&total_out), Flags(flags_out)))
    }

    /// Saves a portfolio, in place of the portfolio of the same name. If that portfolio has changed since you
    /// loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
    /// money_store_wallet_save. C: money_store_portfolio_save
    pub fn portfolio_save(&mut self, name: &str, portfolio: &Portfolio) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_portfolio_save(self.at.as_ptr(), name_text, portfolio.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads a portfolio. You free it with money_portfolio_free. C: money_store_portfolio_load
    pub fn portfolio_load(&mut self, name: &str, registry: Option<&CurrencyRegistry>) -> Result<Portfolio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut portfolio_out: *mut sys::money_portfolio_t = null_mut();
        check(unsafe { sys::money_store_portfolio_load(self.at.as_ptr(), name_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut portfolio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Portfolio::adopt(portfolio_out).ok_or_else(Error::broken)?)
    }

    /// Puts a transaction into a stored portfolio. A transaction of the same id is replaced, and keeps its
    /// place among those of its day. The call checks the transaction by itself; whether all of them go together
    /// is checked when you load the portfolio. C: money_store_transaction_save
    pub fn transaction_save(&mut self, name: &str, transaction: Option<&Transaction>, lots: &[LotSelection], registry: Option<&CurrencyRegistry>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let transaction_raw = keep.maybe(transaction)?;
        let lots_raw = keep.list(lots)?;
        check(unsafe { sys::money_store_transaction_save(self.at.as_ptr(), name_text, pointer(&transaction_raw), lots_raw.as_ptr(), lots.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Removes the transaction of an id from a stored portfolio. C: money_store_transaction_remove
    pub fn transaction_remove(&mut self, name: &str, id: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let id_text = keep.code(id)?;
        check(unsafe { sys::money_store_transaction_remove(self.at.as_ptr(), name_text, id_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Saves a catalogue of products, in place of the catalogue of the same name. If that catalogue has changed
    /// since you loaded this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in
    /// money_store_wallet_save. C: money_store_catalogue_save
    pub fn catalogue_save(&mut self, name: &str, catalogue: &Catalogue) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_catalogue_save(self.at.as_ptr(), name_text, catalogue.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads a catalogue. You free it with money_catalogue_free. C: money_store_catalogue_load
    pub fn catalogue_load(&mut self, name: &str) -> Result<Catalogue, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut catalogue_out: *mut sys::money_catalogue_t = null_mut();
        check(unsafe { sys::money_store_catalogue_load(self.at.as_ptr(), name_text, &mut catalogue_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Catalogue::adopt(catalogue_out).ok_or_else(Error::broken)?)
    }

    /// Saves a basket, in place of the basket of the same name. If that basket has changed since you loaded
    /// this one from it or saved this one to it, the call is MONEY_ERR_CONFLICT, as in money_store_wallet_save.
    /// C: money_store_basket_save
    pub fn basket_save(&mut self, name: &str, basket: &Basket) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_basket_save(self.at.as_ptr(), name_text, basket.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads a basket. You free it with money_basket_free. C: money_store_basket_load
    pub fn basket_load(&mut self, name: &str, catalogue: Option<&Catalogue>) -> Result<Basket, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut basket_out: *mut sys::money_basket_t = null_mut();
        check(unsafe { sys::money_store_basket_load(self.at.as_ptr(), name_text, catalogue.map_or(null(), |one| one.at.as_ptr() as *const _), &mut basket_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Basket::adopt(basket_out).ok_or_else(Error::broken)?)
    }

    /// Spends an amount of a stored wallet: the call adds an entry of the amount below 0. The amount must be
    /// there and not held, unless movement.may_go_below_zero is 1. Then the sum may go below 0, but never below
    /// what is held. C: money_store_wallet_spend
    pub fn wallet_spend(&mut self, name: &str, amount: &Money, note: Option<&WalletNote<'_>>, movement: Option<&MovementOptions<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let amount_raw = amount.given(&mut keep)?;
        let note_raw = keep.maybe(note)?;
        let movement_raw = keep.maybe(movement)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_store_wallet_spend(self.at.as_ptr(), name_text, &amount_raw, pointer(&note_raw), pointer(&movement_raw), &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Holds an amount of a stored wallet, as money_wallet_hold does. C: money_store_wallet_hold
    pub fn wallet_hold(&mut self, name: &str, amount: &Money, note: Option<&WalletNote<'_>>, movement: Option<&MovementOptions<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let amount_raw = amount.given(&mut keep)?;
        let note_raw = keep.maybe(note)?;
        let movement_raw = keep.maybe(movement)?;
        let mut hold_out: u64 = zeroed();
        check(unsafe { sys::money_store_wallet_hold(self.at.as_ptr(), name_text, &amount_raw, pointer(&note_raw), pointer(&movement_raw), &mut hold_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(hold_out)
    }

    /// Commits a hold of a stored wallet, as money_wallet_commit does. C: money_store_wallet_commit
    pub fn wallet_commit(&mut self, name: &str, hold: u64, movement: Option<&MovementOptions<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let movement_raw = keep.maybe(movement)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_store_wallet_commit(self.at.as_ptr(), name_text, hold, pointer(&movement_raw), &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does. C:
    /// money_store_wallet_commit_amount
    pub fn wallet_commit_amount(&mut self, name: &str, hold: u64, amount: &Money, movement: Option<&MovementOptions<'_>>) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let amount_raw = amount.given(&mut keep)?;
        let movement_raw = keep.maybe(movement)?;
        let mut id_out: u64 = zeroed();
        check(unsafe { sys::money_store_wallet_commit_amount(self.at.as_ptr(), name_text, hold, &amount_raw, pointer(&movement_raw), &mut id_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(id_out)
    }

    /// Releases a hold of a stored wallet, as money_wallet_release does. C: money_store_wallet_release
    pub fn wallet_release(&mut self, name: &str, hold: u64, movement: Option<&MovementOptions<'_>>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let movement_raw = keep.maybe(movement)?;
        check(unsafe { sys::money_store_wallet_release(self.at.as_ptr(), name_text, hold, pointer(&movement_raw), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none. The call makes a
    /// wallet that amounts only go into if no wallet has the name. A transfer from outside with a key adds an
    /// amount exactly once. C: money_store_wallet_transfer
    pub fn wallet_transfer(&mut self, legs: &[StoredLeg<'_>], note: Option<&WalletNote<'_>>, movement: Option<&MovementOptions<'_>>) -> Result<Vec<LegEntries>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let legs_raw = keep.list(legs)?;
        let note_raw = keep.maybe(note)?;
        let movement_raw = keep.maybe(movement)?;
        let mut entries_out: Vec<sys::money_leg_entries_t> = vec![zeroed(); legs.len()];
        check(unsafe { sys::money_store_wallet_transfer(self.at.as_ptr(), legs_raw.as_ptr(), legs.len(), pointer(&note_raw), pointer(&movement_raw), entries_out.as_mut_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(entries_out.iter().map(|one| LegEntries::told(&(*one))).collect())
    }

    /// Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all
    /// legs or none. The rates and their options are no part of a request with a key, so you can repeat it with
    /// newer rates; it gives the entries that it made the first time. C: money_store_wallet_exchange
    pub fn wallet_exchange(&mut self, name: &str, legs: &[ExchangeLeg], rates: Option<&Rates>, options: Option<&ConvertOptions<'_>>, note: Option<&WalletNote<'_>>, movement: Option<&MovementOptions<'_>>) -> Result<Vec<LegEntries>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let legs_raw = keep.list(legs)?;
        let options_raw = keep.maybe(options)?;
        let note_raw = keep.maybe(note)?;
        let movement_raw = keep.maybe(movement)?;
        let mut entries_out: Vec<sys::money_leg_entries_t> = vec![zeroed(); legs.len()];
        check(unsafe { sys::money_store_wallet_exchange(self.at.as_ptr(), name_text, legs_raw.as_ptr(), legs.len(), rates.map_or(null(), |one| one.at.as_ptr() as *const _), pointer(&options_raw), pointer(&note_raw), pointer(&movement_raw), entries_out.as_mut_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(entries_out.iter().map(|one| LegEntries::told(&(*one))).collect())
    }

    /// Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same
    /// name and instant. Rate tables of other instants stay. C: money_store_rates_save
    pub fn rates_save(&mut self, name: &str, rates: &Rates) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_rates_save(self.at.as_ptr(), name_text, rates.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Adds rates with dates to the newest rate table of a name, in place of the rates of the same days. If the
    /// name has no rate table, the call saves them. C: money_store_rates_add
    pub fn rates_add(&mut self, name: &str, rates: &Rates) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_rates_add(self.at.as_ptr(), name_text, rates.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads a rate table. You free it with money_rates_free. C: money_store_rates_load
    pub fn rates_load(&mut self, name: &str, as_of: Option<SystemTime>) -> Result<Rates, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut rates_out: *mut sys::money_rates_t = null_mut();
        check(unsafe { sys::money_store_rates_load(self.at.as_ptr(), name_text, of_time(as_of), &mut rates_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(Rates::adopt(rates_out).ok_or_else(Error::broken)?)
    }

    /// Counts the rate tables of a name. C: money_store_rates_count
    pub fn rates_count(&mut self, name: &str) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_rates_count(self.at.as_ptr(), name_text, &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Reads the instant at which the rates at an index were published, newest first. C: money_store_rates_at
    pub fn rates_at(&mut self, name: &str, index: usize) -> Result<Option<SystemTime>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut instant_out: sys::money_instant_t = zeroed();
        check(unsafe { sys::money_store_rates_at(self.at.as_ptr(), name_text, index, &mut instant_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(time_of(instant_out))
    }

    /// Reads the instants of money_store_rates_at from index `first` on into an array. C:
    /// money_store_rates_instants
    pub fn rates_instants(&mut self, name: &str) -> Result<Vec<Option<SystemTime>>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_instant_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_store_rates_instants(self.at.as_ptr(), name_text, found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| time_of(*one)));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Removes the rates of a name that were published before an instant. C: money_store_rates_remove_before
    pub fn rates_remove_before(&mut self, name: &str, instant: Option<SystemTime>) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let mut removed_out: usize = zeroed();
        check(unsafe { sys::money_store_rates_remove_before(self.at.as_ptr(), name_text, of_time(instant), &mut removed_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(removed_out)
    }

    /// Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of
    /// those of the same name. The list's settings are not among them: keep what money_currency_list_to_json
    /// writes as a setting. C: money_store_currencies_save
    pub fn currencies_save(&mut self, name: &str, list: &CurrencyList) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        check(unsafe { sys::money_store_currencies_save(self.at.as_ptr(), name_text, list.at.as_ptr(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Loads currencies as a list. You free it with money_currency_list_free, and give it its settings back
    /// with money_currency_list_restore. Favourites that version 0.1 kept in the file are favourites until
    /// then. C: money_store_currencies_load
    pub fn currencies_load(&mut self, name: &str, language: &str) -> Result<CurrencyList, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let name_text = keep.code(name)?;
        let language_text = keep.code(language)?;
        let mut list_out: *mut sys::money_currency_list_t = null_mut();
        check(unsafe { sys::money_store_currencies_load(self.at.as_ptr(), name_text, language_text, &mut list_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(CurrencyList::adopt(list_out).ok_or_else(Error::broken)?)
    }

    /// Puts a setting in, in place of the one of the same key. C: money_store_setting_save
    pub fn setting_save(&mut self, key: &str, value: &str, instant: Option<SystemTime>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let key_text = keep.code(key)?;
        check(unsafe { sys::money_store_setting_save(self.at.as_ptr(), key_text, value.as_ptr(), value.len(), of_time(instant), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Reads the value of a setting, and its instant. C: money_store_setting
    pub fn setting(&mut self, key: &str) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let key_text = keep.code(key)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_store_setting(self.at.as_ptr(), key_text, buffer_out.as_mut_ptr(), room, &mut length, null_mut(), &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads the value of a setting, and its instant. C: money_store_setting
    pub fn setting_detailed(&mut self, key: &str) -> Result<(String, Option<SystemTime>), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let key_text = keep.code(key)?;
        let mut instant_out: sys::money_instant_t = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_store_setting(self.at.as_ptr(), key_text, buffer_out.as_mut_ptr(), room, &mut length, &mut instant_out, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok((text_of(&buffer_out[..length]), time_of(instant_out)));
        }
    }

    /// Counts the settings. C: money_store_setting_count
    pub fn setting_count(&mut self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_setting_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Reads the key at an index, in the order of the keys' bytes. A buffer of MONEY_STORE_NAME_SIZE bytes is
    /// large enough. C: money_store_setting_key_at
    pub fn setting_key_at(&mut self, index: usize) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_store_setting_key_at(self.at.as_ptr(), index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Removes a setting. C: money_store_setting_remove
    pub fn setting_remove(&mut self, key: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let key_text = keep.code(key)?;
        check(unsafe { sys::money_store_setting_remove(self.at.as_ptr(), key_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Puts price quotes in, all or none. Each replaces the quote of its symbol. C: money_store_quotes_save
    pub fn quotes_save(&mut self, quotes: &[PriceQuote]) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let quotes_raw = keep.list(quotes)?;
        check(unsafe { sys::money_store_quotes_save(self.at.as_ptr(), quotes_raw.as_ptr(), quotes.len(), &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }

    /// Reads the quote of a symbol. C: money_store_quote
    pub fn quote(&mut self, symbol: &str) -> Result<PriceQuote, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        let mut quote_out: sys::money_price_quote_t = zeroed();
        check(unsafe { sys::money_store_quote(self.at.as_ptr(), symbol_text, &mut quote_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(PriceQuote::told(&quote_out))
    }

    /// Counts the quotes. C: money_store_quote_count
    pub fn quote_count(&mut self) -> Result<usize, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut count_out: usize = zeroed();
        check(unsafe { sys::money_store_quote_count(self.at.as_ptr(), &mut count_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(count_out)
    }

    /// Reads the quote at an index, in the order of the symbols. C: money_store_quote_at
    pub fn quote_at(&mut self, index: usize) -> Result<PriceQuote, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut quote_out: sys::money_price_quote_t = zeroed();
        check(unsafe { sys::money_store_quote_at(self.at.as_ptr(), index, &mut quote_out, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(PriceQuote::told(&quote_out))
    }

    /// Reads the quotes from index `first` on into an array, in the order of the symbols. C: money_store_quotes
    pub fn quotes(&mut self) -> Result<Vec<PriceQuote>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut found = Vec::new();
        let mut rows: Vec<sys::money_price_quote_t> = vec![zeroed(); PAGE];
        loop {
            let mut count = 0;
            check(unsafe { sys::money_store_quotes(self.at.as_ptr(), found.len(), rows.as_mut_ptr(), PAGE, &mut count, &mut why) }, &why)?;
            found.extend(rows.iter().take(count).map(|one| PriceQuote::told(&(*one))));
            if count < PAGE {
                break;
            }
        }
        let _ = &mut keep;
        Ok(found)
    }

    /// Removes the quote of a symbol. C: money_store_quote_remove
    pub fn quote_remove(&mut self, symbol: &str) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let symbol_text = keep.code(symbol)?;
        check(unsafe { sys::money_store_quote_remove(self.at.as_ptr(), symbol_text, &mut why) }, &why)?;
        let _ = &mut keep;
        self.tell();
        Ok(())
    }
}

