// Made from the headers by api/generate.py.

use crate::convert::*;
use crate::*;
use std::ptr::{null, null_mut};

impl Money {
    /// Writes the number of an amount, without its currency: 12.50 of 12.50 EUR. C: money_amount
    pub fn amount(&self) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_amount(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes -1 to `sign` if the amount is less than 0, 1 if it is more, and 0 if it is 0. C: money_sign
    pub fn sign(&self) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut sign_out: i32 = zeroed();
        check(unsafe { sys::money_sign(&own, &mut sign_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(sign_out)
    }

    /// Makes an amount of minor units: (1050, "EUR") is 10.50 EUR, (1050, "JPY") is 1050 JPY. C:
    /// money_from_minor
    pub fn from_minor(minor: i64, currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.code(currency)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_from_minor(minor, currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes the amount in minor units, exactly. C: money_to_minor
    pub fn to_minor(&self, registry: Option<&CurrencyRegistry>) -> Result<i64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut minor_out: i64 = zeroed();
        check(unsafe { sys::money_to_minor(&own, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut minor_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(minor_out)
    }

    /// Reads "12.50 EUR" or "EUR 12.50": a decimal as money_decimal_parse reads it and a built-in code, one
    /// space between. C: money_parse
    pub fn parse(text: &str) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_parse(text.as_ptr(), text.len(), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Reads an amount as money_parse does. It also takes a plain decimal as an amount of `currency`, and knows
    /// the codes of `registry`. C: money_parse_with_currency
    pub fn parse_with_currency<'t>(text: &str, currency: impl Into<Option<&'t str>>, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let currency_text = keep.optional(currency.into())?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_parse_with_currency(text.as_ptr(), text.len(), currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes {"amount":"12.50","currency":"EUR"}, with all digits of the scale: the same amount has the same
    /// bytes. MONEY_JSON_MAX bytes are room enough. C: money_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_to_json(&own, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads an amount that money_to_json wrote: an object with the strings "amount" and "currency", in either
    /// order, and nothing else. An error has the position in the text. C: money_from_json
    pub fn from_json(json: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_from_json(json.as_ptr(), json.len(), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes -amount, exactly. The call never overflows. C: money_negate
    pub fn negate(&self) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_negate(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes |amount|, exactly. The call never overflows. C: money_absolute
    pub fn absolute(&self) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_absolute(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
    pub fn multiply(&self, factor: &Decimal, digits: i32, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let factor_raw = factor.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_multiply(&own, &factor_raw, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes amount × factor, rounded once, as money_decimal_multiply does. C: money_multiply
    pub fn multiply_detailed(&self, factor: &Decimal, digits: i32, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let factor_raw = factor.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_multiply(&own, &factor_raw, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
    pub fn divide(&self, divisor: &Decimal, digits: i32, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_divide(&own, &divisor_raw, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes amount ÷ divisor, rounded once, as money_decimal_divide does. C: money_divide
    pub fn divide_detailed(&self, divisor: &Decimal, digits: i32, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_divide(&own, &divisor_raw, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes amount ÷ divisor and the remainder as money_decimal_divide_remainder does: amount = quotient ×
    /// divisor + remainder, exactly. 100.00 EUR ÷ 3 with MONEY_ROUND_DOWN is 33.33 EUR, remainder 0.01 EUR. C:
    /// money_divide_remainder
    pub fn divide_remainder(&self, divisor: &Decimal, digits: i32, rounding: Rounding) -> Result<(Money, Money), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut quotient_out: sys::money_t = zeroed();
        let mut remainder_out: sys::money_t = zeroed();
        check(unsafe { sys::money_divide_remainder(&own, &divisor_raw, digits, rounding.0, &mut quotient_out, &mut remainder_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&quotient_out), Money::told(&remainder_out)))
    }

    /// Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction
    /// digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00
    /// EUR. C: money_divide_by_amount
    pub fn divide_by_amount(&self, divisor: &Money, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut quotient_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_divide_by_amount(&own, &divisor_raw, digits, rounding.0, &mut quotient_out, null_mut(), null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&quotient_out))
    }

    /// Writes how often an amount goes into another one of its currency, with `digits` (0 to 38) fraction
    /// digits, rounded once. 10.00 EUR ÷ 3.00 EUR without digits, with MONEY_ROUND_DOWN, is 3, remainder 1.00
    /// EUR. C: money_divide_by_amount
    pub fn divide_by_amount_detailed(&self, divisor: &Money, digits: i32, rounding: Rounding) -> Result<(Decimal, Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut quotient_out: sys::money_decimal_t = zeroed();
        let mut remainder_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_divide_by_amount(&own, &divisor_raw, digits, rounding.0, &mut quotient_out, &mut remainder_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&quotient_out), Money::told(&remainder_out), Flags(flags_out)))
    }

    /// Writes dividend ÷ divisor of one currency, exactly and in lowest terms. C: money_ratio_from_amounts
    pub fn ratio_from_amounts(&self, divisor: &Money) -> Result<Ratio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let divisor_raw = divisor.given(&mut keep)?;
        let mut result_out: sys::money_ratio_t = zeroed();
        check(unsafe { sys::money_ratio_from_amounts(&own, &divisor_raw, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Ratio::told(&result_out))
    }

    /// Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C:
    /// money_quantize
    pub fn quantize(&self, digits: i32, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_quantize(&own, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes the amount with exactly `digits` fraction digits: 0 to 38, or MONEY_DIGITS_CURRENCY. C:
    /// money_quantize
    pub fn quantize_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_quantize(&own, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
    /// If 38 digits do not hold the result, the call drops zeros at its end. C: money_to_cash
    pub fn to_cash(&self, step: Option<&Decimal>, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = keep.maybe(step)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_to_cash(&own, pointer(&step_raw), rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Rounds the amount to a multiple of a cash step, with the step's scale: 10.52 CHF at 0.05 is 10.50 CHF.
    /// If 38 digits do not hold the result, the call drops zeros at its end. C: money_to_cash
    pub fn to_cash_detailed(&self, step: Option<&Decimal>, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = keep.maybe(step)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_to_cash(&own, pointer(&step_raw), rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in
    /// Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
    /// money_to_cash_in_country
    pub fn to_cash_in_country<'t>(&self, country: impl Into<Option<&'t str>>, date: Option<Date>) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let country_text = keep.optional(country.into())?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_to_cash_in_country(&own, country_text, of_date(date), &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Rounds the amount as cash payments are rounded in a country on a date: 10.02 EUR are 10.00 EUR in
    /// Ireland, and stayed 10.02 EUR there before 2015-10-28. The rule is that of money_cash_rule. C:
    /// money_to_cash_in_country
    pub fn to_cash_in_country_detailed<'t>(&self, country: impl Into<Option<&'t str>>, date: Option<Date>) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let country_text = keep.optional(country.into())?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_to_cash_in_country(&own, country_text, of_date(date), &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes the amount with as few fraction digits as hold it exactly, but at least `digits`: 1.5000 EUR is
    /// 1.5 EUR, and with MONEY_DIGITS_CURRENCY 1.50 EUR. Equal amounts become the same bytes. C:
    /// money_normalize
    pub fn normalize(&self, digits: i32) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_normalize(&own, digits, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
    /// money_round_to_step
    pub fn round_to_step(&self, step: &Decimal, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = step.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_round_to_step(&own, &step_raw, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Rounds to a multiple of a step, with the step's scale: 1234.56 EUR at a step of 100 is 1200 EUR. C:
    /// money_round_to_step
    pub fn round_to_step_detailed(&self, step: &Decimal, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = step.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_round_to_step(&own, &step_raw, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
    /// C: money_round_significant
    pub fn round_significant(&self, digits: i32, rounding: Rounding) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        check(unsafe { sys::money_round_significant(&own, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Money::told(&result_out))
    }

    /// Writes the amount with at most `digits` (1 to 38) significant digits: three of 1234.56 EUR are 1230 EUR.
    /// C: money_round_significant
    pub fn round_significant_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Money, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_round_significant(&own, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Money::told(&result_out), Flags(flags_out)))
    }

    /// Writes a hash of value and currency: equal amounts have equal hashes, on every platform and in every
    /// version of this ABI. C: money_hash
    pub fn hash(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut hash_out: u64 = zeroed();
        check(unsafe { sys::money_hash(&own, &mut hash_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(hash_out)
    }

    /// Divides an amount in proportion to weights, losing nothing. Always: the shares (and the remainder) sum
    /// to the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no share has the
    /// other sign. With a step in the options every share is a multiple of it. The method hands out whole
    /// steps, and the remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30,
    /// and the remainder is 0.02. C: money_allocate
    pub fn allocate(&self, weights: &[Decimal], options: Option<&AllocateOptions<'_>>) -> Result<Vec<Money>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let weights_raw = keep.list(weights)?;
        let options_raw = keep.maybe(options)?;
        let mut shares_out: Vec<sys::money_t> = vec![zeroed(); weights.len()];
        check(unsafe { sys::money_allocate(&own, weights_raw.as_ptr(), weights.len(), pointer(&options_raw), shares_out.as_mut_ptr(), null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(shares_out.iter().map(|one| Money::told(&(*one))).collect())
    }

    /// Divides an amount in proportion to weights, losing nothing. Always: the shares (and the remainder) sum
    /// to the amount; allocating -x gives the negated shares of x; a weight of zero gets zero; no share has the
    /// other sign. With a step in the options every share is a multiple of it. The method hands out whole
    /// steps, and the remainder has what is less than a step. 10.02 over 1:1:1 at 0.05 is 3.35, 3.35 and 3.30,
    /// and the remainder is 0.02. C: money_allocate
    pub fn allocate_detailed(&self, weights: &[Decimal], options: Option<&AllocateOptions<'_>>) -> Result<(Vec<Money>, Money), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let weights_raw = keep.list(weights)?;
        let options_raw = keep.maybe(options)?;
        let mut shares_out: Vec<sys::money_t> = vec![zeroed(); weights.len()];
        let mut remainder_out: sys::money_t = zeroed();
        check(unsafe { sys::money_allocate(&own, weights_raw.as_ptr(), weights.len(), pointer(&options_raw), shares_out.as_mut_ptr(), &mut remainder_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((shares_out.iter().map(|one| Money::told(&(*one))).collect(), Money::told(&remainder_out)))
    }

    /// Writes an amount as the whole number that a provider takes, exactly. Stripe takes only whole ISK and
    /// UGX, and only hundredths of the currencies that have three fraction digits. C: money_payment_to_minor
    pub fn payment_to_minor(&self, provider: PaymentProvider, registry: Option<&CurrencyRegistry>) -> Result<i64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut minor_out: i64 = zeroed();
        check(unsafe { sys::money_payment_to_minor(&own, provider.0, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut minor_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(minor_out)
    }

    /// Checks that a message of ISO 20022 may have an amount. It must not be below 0, and may have at most 18
    /// digits and 5 fraction digits, and no more fraction digits than its currency, which must be of ISO 4217.
    /// Zeros at the end of the fraction do not count. C: money_payment_check_iso20022
    pub fn payment_check_iso20022(&self, date: Option<Date>) -> Result<(), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        check(unsafe { sys::money_payment_check_iso20022(&own, of_date(date), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(())
    }

    /// Writes an amount as google.type.Money has it: whole units, and billionths of one. Both have the amount's
    /// sign: -1.75 is -1 and -750000000. C: money_payment_to_units
    pub fn payment_to_units(&self) -> Result<(i64, i32), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut units_out: i64 = zeroed();
        let mut nanos_out: i32 = zeroed();
        check(unsafe { sys::money_payment_to_units(&own, &mut units_out, &mut nanos_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((units_out, nanos_out))
    }

    /// Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The call follows
    /// Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the
    /// place of the sign, a space between a currency of letters and a digit. It rounds only if you give
    /// `digits` and the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C:
    /// money_format_locale
    pub fn format_locale(&self, locale: &str, options: Option<&LocaleOptions<'_>>) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let locale_text = keep.code(locale)?;
        let options_raw = keep.maybe(options)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_format_locale(&own, locale_text, pointer(&options_raw), buffer_out.as_mut_ptr(), room, &mut length, null_mut(), &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes an amount as a locale does: "R$ 1.234,56", "1 234,56 €", "($1,234.56)", "$1.2K". The call follows
    /// Unicode CLDR (UTS #35): no-break spaces, groups of 2 and 3 digits, least digits before a group, the
    /// place of the sign, a space between a currency of letters and a digit. It rounds only if you give
    /// `digits` and the amount has more. The text has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C:
    /// money_format_locale
    pub fn format_locale_detailed(&self, locale: &str, options: Option<&LocaleOptions<'_>>) -> Result<(String, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let locale_text = keep.code(locale)?;
        let options_raw = keep.maybe(options)?;
        let mut flags_out: sys::money_flags_t = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_format_locale(&own, locale_text, pointer(&options_raw), buffer_out.as_mut_ptr(), room, &mut length, &mut flags_out, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok((text_of(&buffer_out[..length]), Flags(flags_out)));
        }
    }

    /// Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
    /// #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit that is
    /// always written, `#` one that is written where the amount has it, `.` the decimal separator; a comma
    /// groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts significant digits in place
    /// of `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once
    /// after the number. - A second half after `;` surrounds negative amounts; its number does not count.
    /// Without one they have the minus sign in front. `-` in the second half and `+` in the first are the signs
    /// of the format. - Text in '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding,
    /// exponents and steps are errors. A plus sign that the pattern has no place for takes the place of the
    /// second half's minus sign, or stands in front. An amount that is rounded to 0 has no minus sign. The text
    /// has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C: money_format_pattern
    pub fn format_pattern(&self, pattern: &str, options: Option<&FormatOptions<'_>>) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let options_raw = keep.maybe(options)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_format_pattern(&own, pattern.as_ptr(), pattern.len(), pointer(&options_raw), buffer_out.as_mut_ptr(), room, &mut length, null_mut(), &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes an amount as a number pattern says: "(USD 1,234.50)" of -1234.5 USD with "¤¤ #,##0.00;(¤¤
    /// #,##0.00)". Patterns are those of Unicode CLDR (UTS #35), taken at their word: - `0` is a digit that is
    /// always written, `#` one that is written where the amount has it, `.` the decimal separator; a comma
    /// groups the digits before the point: "#,##0.00", "#,##,##0.##". - `@` counts significant digits in place
    /// of `0`: "@@#" writes two or three. - `¤` is the currency's symbol, `¤¤` its code, once before and once
    /// after the number. - A second half after `;` surrounds negative amounts; its number does not count.
    /// Without one they have the minus sign in front. `-` in the second half and `+` in the first are the signs
    /// of the format. - Text in '…' is taken as it is; '' is an apostrophe. Percent, per mille, padding,
    /// exponents and steps are errors. A plus sign that the pattern has no place for takes the place of the
    /// second half's minus sign, or stands in front. An amount that is rounded to 0 has no minus sign. The text
    /// has at most MONEY_LOCALE_TEXT_MAX bytes with the NUL. C: money_format_pattern
    pub fn format_pattern_detailed(&self, pattern: &str, options: Option<&FormatOptions<'_>>) -> Result<(String, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let options_raw = keep.maybe(options)?;
        let mut flags_out: sys::money_flags_t = zeroed();
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_format_pattern(&own, pattern.as_ptr(), pattern.len(), pointer(&options_raw), buffer_out.as_mut_ptr(), room, &mut length, &mut flags_out, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok((text_of(&buffer_out[..length]), Flags(flags_out)));
        }
    }
}

impl Decimal {
    /// Writes the coefficient alone: "-1050" for -10.50. At most MONEY_TEXT_MAX bytes with the NUL. C:
    /// money_decimal_coefficient
    pub fn coefficient(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_decimal_coefficient(&own, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads a decimal: an optional sign, digits, an optional point with digits behind it, nothing else. `.5`
    /// is read, `5.`, `1e3`, `1,000`, `NaN`, surrounding blanks are not. Digits and scale are kept as written;
    /// leading zeros go, and zeros at the end of the fraction go only where 38 digits would not hold them. C:
    /// money_decimal_parse
    pub fn parse(text: &str) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_parse(text.as_ptr(), text.len(), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes -value, exactly. The call never overflows. C: money_decimal_negate
    pub fn negate(&self) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_negate(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes |value|, exactly. The call never overflows. C: money_decimal_absolute
    pub fn absolute(&self) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_absolute(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes a × b, rounded once from the exact product. C: money_decimal_multiply
    pub fn multiply(&self, b: &Decimal, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_multiply(&own, &b_raw, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes a × b, rounded once from the exact product. C: money_decimal_multiply
    pub fn multiply_detailed(&self, b: &Decimal, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_decimal_multiply(&own, &b_raw, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
    /// money_decimal_divide
    pub fn divide(&self, b: &Decimal, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_divide(&own, &b_raw, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes a ÷ b with `digits` (0 to 38) fraction digits, rounded once from the exact quotient. C:
    /// money_decimal_divide
    pub fn divide_detailed(&self, b: &Decimal, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_decimal_divide(&own, &b_raw, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
    /// money_decimal_quantize
    pub fn quantize(&self, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_quantize(&own, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes the value with exactly `digits` (0 to 38) fraction digits: rounded, or filled up with zeros. C:
    /// money_decimal_quantize
    pub fn quantize_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_decimal_quantize(&own, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes a ÷ b with `digits` (0 to 38) fraction digits, and the remainder: a = quotient × b + remainder,
    /// exactly. The rounding decides the remainder's sign. MONEY_ROUND_DOWN gives it the sign of `a`, as `%`
    /// has in C: -7 ÷ 2 is -3, remainder -1. MONEY_ROUND_FLOOR gives it the sign of `b`, as `%` has in Python:
    /// -4, remainder 1. With MONEY_ROUND_UNNECESSARY a remainder other than 0 is MONEY_ERR_INEXACT. C:
    /// money_decimal_divide_remainder
    pub fn divide_remainder(&self, b: &Decimal, digits: i32, rounding: Rounding) -> Result<(Decimal, Decimal), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut quotient_out: sys::money_decimal_t = zeroed();
        let mut remainder_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_divide_remainder(&own, &b_raw, digits, rounding.0, &mut quotient_out, &mut remainder_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&quotient_out), Decimal::told(&remainder_out)))
    }

    /// Writes the value with as few fraction digits as hold it exactly, but at least `digits` (0 to 38): 1.500
    /// is 1.5, and with two digits 1.50. Equal values become the same bytes. C: money_decimal_normalize
    pub fn normalize(&self, digits: i32) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_normalize(&own, digits, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is
    /// 1.05. C: money_decimal_round_to_step
    pub fn round_to_step(&self, step: &Decimal, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = step.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_round_to_step(&own, &step_raw, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Rounds to a multiple of a step, with the step's scale: 1250 at a step of 100 is 1200, 1.03 at 0.05 is
    /// 1.05. C: money_decimal_round_to_step
    pub fn round_to_step_detailed(&self, step: &Decimal, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let step_raw = step.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_decimal_round_to_step(&own, &step_raw, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of
    /// 0.0995 are 0.10. The call does not change a value that has no more of them. C:
    /// money_decimal_round_significant
    pub fn round_significant(&self, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_decimal_round_significant(&own, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes the value with at most `digits` (1 to 38) significant digits: two of 1234.5 are 1200, two of
    /// 0.0995 are 0.10. The call does not change a value that has no more of them. C:
    /// money_decimal_round_significant
    pub fn round_significant_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_decimal_round_significant(&own, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes -1 to `sign` if the value is less than 0, 1 if it is more, and 0 if it is 0. C:
    /// money_decimal_sign
    pub fn sign(&self) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut sign_out: i32 = zeroed();
        check(unsafe { sys::money_decimal_sign(&own, &mut sign_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(sign_out)
    }

    /// Writes a hash of the value: equal decimals have equal hashes, on every platform and in every version of
    /// this ABI. C: money_decimal_hash
    pub fn hash(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut hash_out: u64 = zeroed();
        check(unsafe { sys::money_decimal_hash(&own, &mut hash_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(hash_out)
    }
}

impl Ratio {
    /// Reads "7/3", "-1/2", or a decimal as money_decimal_parse reads it. C: money_ratio_parse
    pub fn parse(text: &str) -> Result<Ratio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut result_out: sys::money_ratio_t = zeroed();
        check(unsafe { sys::money_ratio_parse(text.as_ptr(), text.len(), &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Ratio::told(&result_out))
    }

    /// Writes a ratio in lowest terms: "7/3", "-1/2", or "5" for a whole number. At most MONEY_RATIO_TEXT_MAX
    /// bytes with the NUL. C: money_ratio_format
    pub fn format(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_ratio_format(&own, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes a ratio as a decimal with exactly `digits` (0 to 38) fraction digits, rounded once: 7/3 with four
    /// is "2.3333". Before the point there are as many digits as it takes. At most MONEY_RATIO_TEXT_MAX bytes
    /// with the NUL. C: money_ratio_format_decimal
    pub fn format_decimal(&self, digits: i32, rounding: Rounding) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_ratio_format_decimal(&own, digits, rounding.0, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
    /// money_ratio_to_decimal
    pub fn to_decimal(&self, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        check(unsafe { sys::money_ratio_to_decimal(&own, digits, rounding.0, &mut result_out, null_mut(), &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Decimal::told(&result_out))
    }

    /// Writes the nearest decimal with exactly `digits` (0 to 38) fraction digits, rounded once. C:
    /// money_ratio_to_decimal
    pub fn to_decimal_detailed(&self, digits: i32, rounding: Rounding) -> Result<(Decimal, Flags), Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: sys::money_decimal_t = zeroed();
        let mut flags_out: sys::money_flags_t = zeroed();
        check(unsafe { sys::money_ratio_to_decimal(&own, digits, rounding.0, &mut result_out, &mut flags_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok((Decimal::told(&result_out), Flags(flags_out)))
    }

    /// Writes the nearest double, ties to the even one, for charts and statistics. It has the same bits on
    /// every platform. No other call makes floating point of an exact number, and no call takes the result
    /// back. C: money_ratio_to_double
    pub fn to_double(&self) -> Result<f64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut result_out: f64 = zeroed();
        check(unsafe { sys::money_ratio_to_double(&own, &mut result_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(result_out)
    }

    /// Compares by value, in whatever terms the two are: `order` receives -1 (a &lt; b), 0 or 1. C:
    /// money_ratio_compare
    pub fn compare(&self, b: &Ratio) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut order_out: i32 = zeroed();
        check(unsafe { sys::money_ratio_compare(&own, &b_raw, &mut order_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(order_out)
    }
}

impl Rate {
    /// Writes the value of a rate as a ratio, which you can compare, write or make a decimal of. C:
    /// money_rate_to_ratio
    pub fn to_ratio(&self) -> Result<Ratio, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut ratio_out: sys::money_ratio_t = zeroed();
        check(unsafe { sys::money_rate_to_ratio(&own, &mut ratio_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Ratio::told(&ratio_out))
    }

    /// Writes "EUR/USD 1.1172", and of a date "EUR/USD 1.1172 2020-03-13". A rate that is no decimal is written
    /// as a ratio, "EUR/USD 10/9". Kind and flags are not written. MONEY_RATE_TEXT_MAX bytes are room enough.
    /// C: money_rate_format
    pub fn format(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_rate_format(&own, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Reads a rate that money_rate_format wrote, numerator and denominator as they were; its kind is
    /// MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_parse
    pub fn parse(text: &str) -> Result<Rate, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut rate_out: sys::money_rate_t = zeroed();
        check(unsafe { sys::money_rate_parse(text.as_ptr(), text.len(), &mut rate_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(Rate::told(&rate_out))
    }

    /// Writes {"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}, an element of the lists that
    /// money_rates_from_json reads. "date" is left out where there is none, and "rounded":true stands before
    /// "to" for MONEY_FLAG_RATE_ROUNDED. MONEY_RATE_JSON_MAX bytes are room enough. C: money_rate_to_json
    pub fn to_json(&self) -> Result<String, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut room = TEXT;
        loop {
            let mut buffer_out = vec![0u8; room];
            let mut length = 0;
            let status = unsafe { sys::money_rate_to_json(&own, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
            if is_too_small(status, length, &mut room) {
                continue;
            }
            check(status, &why)?;
            let _ = &mut keep;
            return Ok(text_of(&buffer_out[..length]));
        }
    }

    /// Writes -1 to `order` if a is before b, 0 if they are equal, else 1. Rates have the order of their codes,
    /// then of their dates (those without one first), then of their values. 1.10, 110/100 and 11/10 are one
    /// value; kind and flags do not count. C: money_rate_compare
    pub fn compare(&self, b: &Rate) -> Result<i32, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut order_out: i32 = zeroed();
        check(unsafe { sys::money_rate_compare(&own, &b_raw, &mut order_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(order_out)
    }

    /// Writes 1 to `equal` if direction, date and value are the same, as money_rate_compare has them, else 0.
    /// C: money_rate_equal
    pub fn equal(&self, b: &Rate) -> Result<bool, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let b_raw = b.given(&mut keep)?;
        let mut equal_out: sys::money_bool_t = zeroed();
        check(unsafe { sys::money_rate_equal(&own, &b_raw, &mut equal_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(equal_out != 0)
    }

    /// Writes a hash of direction, date and value: equal rates have equal hashes, on every platform. C:
    /// money_rate_hash
    pub fn hash(&self) -> Result<u64, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let own = self.given(&mut keep)?;
        let mut hash_out: u64 = zeroed();
        check(unsafe { sys::money_rate_hash(&own, &mut hash_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(hash_out)
    }
}

impl Date {
    /// Reads a date as ISO 8601 writes it: "2024-02-29". C: money_date_parse
    pub fn parse(text: &str) -> Result<Option<Date>, Error> {
        let mut keep = Keep::default();
        let mut why = zeroed();
        let mut date_out: sys::money_date_t = zeroed();
        check(unsafe { sys::money_date_parse(text.as_ptr(), text.len(), &mut date_out, &mut why) }, &why)?;
        let _ = &mut keep;
        Ok(date_of(date_out))
    }
}

/// Returns the version of the loaded library, "MAJOR.MINOR.PATCH", as a static string. C: money_version
pub fn version() -> String {
    static_text(unsafe { sys::money_version() })
}

/// Returns the MONEY_ABI_VERSION of the loaded library. C: money_abi_version
pub fn abi_version() -> i32 {
    unsafe { sys::money_abi_version() }
}

/// Returns the name of a status, such as "MONEY_ERR_NO_RATE", or "MONEY_ERR_?" for a value that the library
/// does not know. The string is static. C: money_status_name
pub fn status_name(status: Status) -> String {
    static_text(unsafe { sys::money_status_name(status.0) })
}

/// Makes coefficient × 10^-scale: (1050, 2) is 10.50. C: money_decimal_new
pub fn decimal_new(coefficient: i64, scale: u32) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_new(coefficient, scale, &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Makes a decimal of all 127 bits of a coefficient, for a runtime whose integers have 64: the two words of a
/// two's complement integer, and the scale. They are the fields of the struct, which this call checks. C:
/// money_decimal_from_words
pub fn decimal_from_words(lo: u64, hi: i64, scale: u32) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_from_words(lo, hi, scale, &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Makes a decimal of a coefficient as text: ("-1050", 2) is -10.50. C: money_decimal_from_coefficient
pub fn decimal_from_coefficient(text: &str, scale: u32) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_from_coefficient(text.as_ptr(), text.len(), scale, &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Adds up `count` decimals, exactly, at the largest scale among them. The sum of none is 0. The call fails
/// only where the sum itself does not fit, whatever the order of the values. C: money_decimal_sum
pub fn decimal_sum(values: &[Decimal]) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let values_raw = keep.list(values)?;
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_sum(values_raw.as_ptr(), values.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Writes the smallest of `count` decimals, of equal ones the first. `count` is at least 1. C:
/// money_decimal_minimum
pub fn decimal_minimum(values: &[Decimal]) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let values_raw = keep.list(values)?;
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_minimum(values_raw.as_ptr(), values.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Writes the largest of `count` decimals, of equal ones the first. `count` is at least 1. C:
/// money_decimal_maximum
pub fn decimal_maximum(values: &[Decimal]) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let values_raw = keep.list(values)?;
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_decimal_maximum(values_raw.as_ptr(), values.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Writes dividend ÷ divisor, exactly and in lowest terms. C: money_ratio_from_decimals
pub fn ratio_from_decimals(dividend: &Decimal, divisor: &Decimal) -> Result<Ratio, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let dividend_raw = dividend.given(&mut keep)?;
    let divisor_raw = divisor.given(&mut keep)?;
    let mut result_out: sys::money_ratio_t = zeroed();
    check(unsafe { sys::money_ratio_from_decimals(&dividend_raw, &divisor_raw, &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Ratio::told(&result_out))
}

/// Writes the date of a year (1 to 9999), month and day of the Gregorian calendar. C: money_date_from_ymd
pub fn date_from_ymd(year: i32, month: i32, day: i32) -> Result<Option<Date>, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut date_out: sys::money_date_t = zeroed();
    check(unsafe { sys::money_date_from_ymd(year, month, day, &mut date_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(date_of(date_out))
}

/// Writes the year (1 to 9999), month (1 to 12) and day (1 to 31) of a date. C: money_date_to_ymd
pub fn date_to_ymd(date: Option<Date>) -> Result<(i32, i32, i32), Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut year_out: i32 = zeroed();
    let mut month_out: i32 = zeroed();
    let mut day_out: i32 = zeroed();
    check(unsafe { sys::money_date_to_ymd(of_date(date), &mut year_out, &mut month_out, &mut day_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok((year_out, month_out, day_out))
}

/// Writes the day of the week of a date, as ISO 8601 counts: 1 is Monday, 7 is Sunday. C: money_date_weekday
pub fn date_weekday(date: Option<Date>) -> Result<i32, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut weekday_out: i32 = zeroed();
    check(unsafe { sys::money_date_weekday(of_date(date), &mut weekday_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(weekday_out)
}

/// Writes a date as "2024-02-29". C: money_date_format
pub fn date_format(date: Option<Date>) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_date_format(of_date(date), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Looks a code up, first in the built-in table, then in `registry` (may be NULL). C: money_currency_find
pub fn currency_find(code: &str, registry: Option<&CurrencyRegistry>) -> Result<Currency, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let code_text = keep.code(code)?;
    let mut currency_out: sys::money_currency_t = zeroed();
    check(unsafe { sys::money_currency_find(code_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut currency_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Currency::told(&currency_out))
}

/// Writes the currency that a numeric code of ISO 4217 stands for on a date: 532 is ANG before 2025-03-31, XCG
/// from then. C: money_currency_find_numeric
pub fn currency_find_numeric(numeric: i32, date: Option<Date>) -> Result<Currency, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut currency_out: sys::money_currency_t = zeroed();
    check(unsafe { sys::money_currency_find_numeric(numeric, of_date(date), &mut currency_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Currency::told(&currency_out))
}

/// Writes how many fraction digits the minor unit of a currency has on a date, or -1 if it has none. C:
/// money_currency_digits
pub fn currency_digits(code: &str, date: Option<Date>, registry: Option<&CurrencyRegistry>) -> Result<i32, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let code_text = keep.code(code)?;
    let mut digits_out: i32 = zeroed();
    check(unsafe { sys::money_currency_digits(code_text, of_date(date), registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut digits_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(digits_out)
}

/// Writes the currencies that are legal tender in a country on a date, separated by spaces: "BTN INR" in
/// Bhutan. MONEY_TEXT_MAX bytes are room enough. Those that are named after the country come first, the newest
/// one first, then the others, the oldest one first, and last those that another currency has replaced and that
/// are still legal tender: "EUR HRK" in Croatia on 2023-01-10. The data are Unicode CLDR's, with the first days
/// of the built-in table. C: money_country_currencies
pub fn country_currencies(country: &str, date: Option<Date>) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let country_text = keep.code(country)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_country_currencies(country_text, of_date(date), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Writes what cash payments in a currency are rounded to, in a country on a date: to 0.05 EUR in Ireland since
/// 2015-10-28, to 0.50 UAH since 2025-10-01. A currency without such a rule has its minor unit. The call
/// guesses nothing: it fails on a date before the first rule that is known. C: money_cash_rule
pub fn cash_rule<'t>(currency: &str, country: impl Into<Option<&'t str>>, date: Option<Date>) -> Result<CashRule, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let currency_text = keep.code(currency)?;
    let country_text = keep.optional(country.into())?;
    let mut rule_out: sys::money_cash_rule_t = zeroed();
    check(unsafe { sys::money_cash_rule(currency_text, country_text, of_date(date), &mut rule_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(CashRule::told(&rule_out))
}

/// Writes the factor between a currency's units of two dates, if it lost zeros and kept its code: 1 SYP of
/// 2025-12-31 is 1/100 SYP of 2026-01-01. The factor is 1 if it lost none in between. Conversions use these
/// factors: rates of a date before the loss convert amounts of a date after it. C: money_redenomination
pub fn redenomination(code: &str, from: Option<Date>, to: Option<Date>) -> Result<Ratio, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let code_text = keep.code(code)?;
    let mut factor_out: sys::money_ratio_t = zeroed();
    check(unsafe { sys::money_redenomination(code_text, of_date(from), of_date(to), &mut factor_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Ratio::told(&factor_out))
}

/// Returns how many currencies the built-in table has. C: money_currency_count
pub fn currency_count() -> usize {
    unsafe { sys::money_currency_count() }
}

/// Writes the built-in currency at an index, in the order of the codes. C: money_currency_at
pub fn currency_at(index: usize) -> Result<Currency, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut currency_out: sys::money_currency_t = zeroed();
    check(unsafe { sys::money_currency_at(index, &mut currency_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Currency::told(&currency_out))
}

/// Returns the version of the built-in currency data as a static string. C: money_currency_data_version
pub fn currency_data_version() -> String {
    static_text(unsafe { sys::money_currency_data_version() })
}

/// Adds up `count` amounts of one currency, exactly, at the largest scale among them. The call fails only where
/// the sum itself does not fit, whatever the order of the amounts. C: money_sum
pub fn sum<'t>(amounts: &[Money], currency: impl Into<Option<&'t str>>) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let amounts_raw = keep.list(amounts)?;
    let currency_text = keep.optional(currency.into())?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_sum(amounts_raw.as_ptr(), amounts.len(), currency_text, &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Writes the smallest of `count` amounts of one currency, of equal ones the first. `count` is at least 1. C:
/// money_minimum
pub fn minimum(amounts: &[Money]) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let amounts_raw = keep.list(amounts)?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_minimum(amounts_raw.as_ptr(), amounts.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Writes the largest of `count` amounts of one currency, of equal ones the first. `count` is at least 1. C:
/// money_maximum
pub fn maximum(amounts: &[Money]) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let amounts_raw = keep.list(amounts)?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_maximum(amounts_raw.as_ptr(), amounts.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Returns the name of the law by which a conversion was rounded, such as "Council Regulation (EC) No 1103/97,
/// articles 4 and 5", as a static string. It returns NULL if no law says how the conversion is rounded. C:
/// money_conversion_rule
pub fn conversion_rule(flags: Flags) -> String {
    static_text(unsafe { sys::money_conversion_rule(flags.0) })
}

/// Writes "EUR/USD". MONEY_CURRENCY_PAIR_TEXT_MAX bytes are room enough. C: money_currency_pair_format
pub fn currency_pair_format(from: &str, to: &str) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let from_text = keep.code(from)?;
    let to_text = keep.code(to)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_currency_pair_format(from_text, to_text, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Reads "EUR/USD". The codes need not be known: markets have codes of their own. C: money_currency_pair_parse
pub fn currency_pair_parse(text: &str) -> Result<CurrencyPair, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut pair_out: sys::money_currency_pair_t = zeroed();
    check(unsafe { sys::money_currency_pair_parse(text.as_ptr(), text.len(), &mut pair_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(CurrencyPair::told(&pair_out))
}

/// Reads a rate that money_rate_to_json wrote, members in any order and no others; its kind is
/// MONEY_RATE_QUOTED. An error has the position in the text. C: money_rate_from_json
pub fn rate_from_json(json: &str) -> Result<Rate, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut rate_out: sys::money_rate_t = zeroed();
    check(unsafe { sys::money_rate_from_json(json.as_ptr(), json.len(), &mut rate_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Rate::told(&rate_out))
}

/// Writes an expression and, under it, a caret at a position, such as the position of an error: 12 EUR + 3 $ ^
/// The call moves the caret by characters (Unicode scalar values), not by bytes, and keeps a tab as a tab. It
/// writes `?` for control characters and for bytes that are not UTF-8; these are no error here. C:
/// money_expression_caret
pub fn expression_caret(text: &str, position: i64) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_expression_caret(text.as_ptr(), text.len(), position, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Writes the policy of a preset, `struct_size` included. C: money_basket_policy_preset
pub fn basket_policy_preset(preset: BasketPreset) -> Result<BasketPolicy, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut policy_out: sys::money_basket_policy_t = zeroed();
    check(unsafe { sys::money_basket_policy_preset(preset.0, &mut policy_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(BasketPolicy::told(&policy_out))
}

/// Returns the name of a preset, such as "swiss_cash", as a static string. It returns NULL past the last
/// preset, so that you can list them from 0 on. C: money_basket_policy_preset_name
pub fn basket_policy_preset_name(preset: BasketPreset) -> String {
    static_text(unsafe { sys::money_basket_policy_preset_name(preset.0) })
}

/// Writes a policy as one English sentence. A buffer of 512 bytes is large enough. C:
/// money_basket_policy_describe
pub fn basket_policy_describe(policy: Option<&BasketPolicy>) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let policy_raw = keep.maybe(policy)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_basket_policy_describe(pointer(&policy_raw), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Returns the name of a provider, such as "stripe", as a static string. It returns NULL past the last
/// provider, so that you can list them from 0 on. C: money_payment_provider_name
pub fn payment_provider_name(provider: PaymentProvider) -> String {
    static_text(unsafe { sys::money_payment_provider_name(provider.0) })
}

/// Writes the fraction digits that a provider counts an amount in: 2 for EUR everywhere, 2 for UGX at Stripe.
/// C: money_payment_digits
pub fn payment_digits(currency: &str, provider: PaymentProvider, registry: Option<&CurrencyRegistry>) -> Result<i32, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let currency_text = keep.code(currency)?;
    let mut digits_out: i32 = zeroed();
    check(unsafe { sys::money_payment_digits(currency_text, provider.0, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut digits_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(digits_out)
}

/// Makes an amount of the whole number that a provider gives. 500 from Stripe are 5.00 UGX. C:
/// money_payment_from_minor
pub fn payment_from_minor(minor: i64, currency: &str, provider: PaymentProvider, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let currency_text = keep.code(currency)?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_payment_from_minor(minor, currency_text, provider.0, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Makes an amount of whole units and billionths of one, with at least the fraction digits of the currency. C:
/// money_payment_from_units
pub fn payment_from_units(units: i64, nanos: i32, currency: &str, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let currency_text = keep.code(currency)?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_payment_from_units(units, nanos, currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Finds the internal rates of return: every rate r at which the sum of amount / (1 + r)^(days / 365) is 0. The
/// flows may come in any order; the call adds up those of one date, exactly. It finds every rate up to 10^300.
/// It searches intervals until bounds prove that each has no root, or one. If rates are closer than about 1e-9,
/// if they are the same double, or if the sum only touches 0, they are one rate, and `is_certain` is 0. If
/// `is_certain` is 1, each rate is proven to be the nearest double to the exact one; that is -1 if nearly all
/// is lost in days. A rate that 768 bits do not tell from the middle of two doubles is the one whose last bit
/// is 0. C: money_xirr
pub fn xirr(flows: &[CashFlow]) -> Result<RateOfReturn, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let flows_raw = keep.list(flows)?;
    let mut result_out: sys::money_xirr_t = zeroed();
    check(unsafe { sys::money_xirr(flows_raw.as_ptr(), flows.len(), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(RateOfReturn::told(&result_out))
}

/// Returns a reason in words, such as "all flows on one date", as a static string. It returns "there is a rate"
/// for 0, and "an unknown reason" for a value that the library does not know. C: money_xirr_reason_text
pub fn xirr_reason_text(reason: XirrReason) -> String {
    static_text(unsafe { sys::money_xirr_reason_text(reason.0) })
}

/// Finds the time-weighted return: the product of the growth of each period, less 1. It is an exact ratio,
/// which the call rounds once. The growth of a period is the value at its end divided by the value plus the
/// flow at its start. The first value may be 0, and the last flow does not count. A period that starts and ends
/// with nothing counts as no growth. If several points have one date, the order of the list is their order
/// within the day: the value of the second one is that after the first one's flow. C:
/// money_time_weighted_return
pub fn time_weighted_return(points: &[ValuePoint], digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let points_raw = keep.list(points)?;
    let mut result_out: sys::money_decimal_t = zeroed();
    check(unsafe { sys::money_time_weighted_return(points_raw.as_ptr(), points.len(), digits, rounding.0, &mut result_out, null_mut(), null_mut(), &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Decimal::told(&result_out))
}

/// Finds the time-weighted return: the product of the growth of each period, less 1. It is an exact ratio,
/// which the call rounds once. The growth of a period is the value at its end divided by the value plus the
/// flow at its start. The first value may be 0, and the last flow does not count. A period that starts and ends
/// with nothing counts as no growth. If several points have one date, the order of the list is their order
/// within the day: the value of the second one is that after the first one's flow. C:
/// money_time_weighted_return
pub fn time_weighted_return_detailed(points: &[ValuePoint], digits: i32, rounding: Rounding) -> Result<(Decimal, Flags, f64), Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let points_raw = keep.list(points)?;
    let mut result_out: sys::money_decimal_t = zeroed();
    let mut flags_out: sys::money_flags_t = zeroed();
    let mut annualised_out: f64 = zeroed();
    check(unsafe { sys::money_time_weighted_return(points_raw.as_ptr(), points.len(), digits, rounding.0, &mut result_out, &mut flags_out, &mut annualised_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok((Decimal::told(&result_out), Flags(flags_out), annualised_out))
}

/// Returns how many locales Unicode CLDR has. C: money_locale_count
pub fn locale_count() -> usize {
    unsafe { sys::money_locale_count() }
}

/// Writes the identifier of the locale at an index, such as "pt_BR". Locales have the order of their
/// identifiers. MONEY_LOCALE_SIZE bytes are enough. C: money_locale_at
pub fn locale_at(index: usize) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_locale_at(index, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Writes the identifier of the locale that a name means: "pt-br" is "pt_BR", "zh-TW" is "zh_Hant_TW". Aliases,
/// likely subtags and parents are those of CLDR (UTS #35): "iw-IL" is "he_IL", "de-Latn-CH" is "de_CH",
/// "en-036" is "en_AU", "zh-AU" is "zh_Hant", "es-JP" is "es_419". The library leaves out a region, script or
/// variant for which CLDR has no locale of the language: "en-ZZ" is "en". Every function that takes a locale
/// finds it in this way. The keyword `nu` of a tag names the digits: money_format_locale writes those of "ar-
/// EG-u-nu-latn" as 0 to 9. The values `native`, `traditio` and `finance` mean the locale's own systems. The
/// identifier does not contain the keyword. C: money_locale_find
pub fn locale_find(locale: &str) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let locale_text = keep.code(locale)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_locale_find(locale_text, buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Writes the code of the currency of a locale's country on a date: "CHF" for "de-CH". MONEY_CODE_SIZE bytes
/// are room enough. The country is the name's own, also where CLDR does not know the language there; the
/// language is known. The keyword `cu` of the name is the currency itself, and `rg` is another country: "en-GB-
/// u-rg-uszzzz". A country that is no more has its own currency as long as there was one, and then that of its
/// successor: SUR and RUB for "ru-SU". C: money_locale_currency
pub fn locale_currency(locale: &str, date: Option<Date>) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let locale_text = keep.code(locale)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_locale_currency(locale_text, of_date(date), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Reads an amount as a locale writes it, in any style, with symbol, narrow symbol, code or name, before or
/// after. The call reads back exactly what money_format_locale wrote; a short form is the rounded amount that
/// it shows. Any blank may stand for a no-break space, groups may be left out, and decimal digits of any script
/// may stand for the locale's own: all digits of a number are of one script. Group signs where no group can
/// begin, another locale's signs, and anything that is not part of the amount are errors. A symbol means the
/// currency that the locale writes with it. If the locale writes no currency so, the symbol means the one that
/// it means in nearly all locales. If several currencies remain, the call is MONEY_ERR_AMBIGUOUS_CURRENCY and
/// the error's text lists them. So "$5" is USD in en-US, MXN in es-MX, and ambiguous in pl. The final point of
/// a symbol and its case do not matter where no other symbol is written so: "100 kr" is 100 DKK in da, which
/// writes "kr.". A narrow symbol of letters means a currency only in a locale of its country. A symbol never
/// means a withdrawn currency that another one replaced: "100 F" in fr-CH may be FRF, EUR or CHF. A symbol that
/// is the word of a unit, as the character U+5143 of "yuan" is, means one currency only where that one is at
/// home. Both are ambiguous without `currency`. The unit of a short form and a symbol that follows it directly
/// are one word, and so "100 TL" and "100 B$" are errors, except in a locale that writes its own symbol so.
/// Behind the number of a locale that writes symbols before it, a short form has a code, a name or a sign:
/// "1.2M USD". Brackets around the number, or around number and currency, are those of accounting: "GBP
/// (53,180.08)" is negative. Invisible characters, such as U+200B, do not count beside the number. The marks
/// U+202D and U+202E, which show digits in another order, are MONEY_ERR_SYNTAX. C: money_parse_locale
pub fn parse_locale<'t>(text: &str, locale: &str, currency: impl Into<Option<&'t str>>, registry: Option<&CurrencyRegistry>) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let locale_text = keep.code(locale)?;
    let currency_text = keep.optional(currency.into())?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_parse_locale(text.as_ptr(), text.len(), locale_text, currency_text, registry.map_or(null(), |one| one.at.as_ptr() as *const _), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Writes a currency alone as a locale does: its symbol, narrow symbol, code or name ("US Dollar"). C:
/// money_currency_text
pub fn currency_text(code: &str, locale: &str, display: CurrencyDisplay, registry: Option<&CurrencyRegistry>) -> Result<String, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let code_text = keep.code(code)?;
    let locale_text = keep.code(locale)?;
    let mut room = TEXT;
    loop {
        let mut buffer_out = vec![0u8; room];
        let mut length = 0;
        let status = unsafe { sys::money_currency_text(code_text, locale_text, display.0, registry.map_or(null(), |one| one.at.as_ptr() as *const _), buffer_out.as_mut_ptr(), room, &mut length, &mut why) };
        if is_too_small(status, length, &mut room) {
            continue;
        }
        check(status, &why)?;
        let _ = &mut keep;
        return Ok(text_of(&buffer_out[..length]));
    }
}

/// Reads an amount that money_format_pattern wrote with the same pattern and options. The text is read whole
/// and byte by byte. Every written amount is read back exactly: a rounded amount as what it was rounded to, and
/// with MONEY_SIGN_NEVER an amount without its sign. The text may have any number of digits, grouped as the
/// pattern groups them or not at all. A text that could be two amounts is refused. C: money_parse_pattern
pub fn parse_pattern<'t>(text: &str, pattern: &str, currency: impl Into<Option<&'t str>>, options: Option<&FormatOptions<'_>>) -> Result<Money, Error> {
    let mut keep = Keep::default();
    let mut why = zeroed();
    let currency_text = keep.optional(currency.into())?;
    let options_raw = keep.maybe(options)?;
    let mut result_out: sys::money_t = zeroed();
    check(unsafe { sys::money_parse_pattern(text.as_ptr(), text.len(), pattern.as_ptr(), pattern.len(), currency_text, pointer(&options_raw), &mut result_out, &mut why) }, &why)?;
    let _ = &mut keep;
    Ok(Money::told(&result_out))
}

/// Returns the text of a key, such as "÷" or "AC". It is a static string; NULL past the last key. C:
/// money_calculator_key_text
pub fn calculator_key_text(key: CalculatorKey) -> String {
    static_text(unsafe { sys::money_calculator_key_text(key.0) })
}

/// Returns an identifier of an alert, such as "divide_by_zero", or "none". It is a static string; NULL past the
/// last. C: money_calculator_alert_name
pub fn calculator_alert_name(alert: CalculatorAlert) -> String {
    static_text(unsafe { sys::money_calculator_alert_name(alert.0) })
}

/// Returns the default title of an alert, such as "Error". It is a static string: "" for
/// MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_title
pub fn calculator_alert_title(alert: CalculatorAlert) -> String {
    static_text(unsafe { sys::money_calculator_alert_title(alert.0) })
}

/// Returns the default sentence of an alert, such as "Division by zero is impossible." It is a static string:
/// "" for MONEY_CALCULATOR_ALERT_NONE; NULL past the last alert. C: money_calculator_alert_text
pub fn calculator_alert_text(alert: CalculatorAlert) -> String {
    static_text(unsafe { sys::money_calculator_alert_text(alert.0) })
}

/// Returns what a person reads about a field, such as "must be positive", as a static string. It returns NULL
/// for a value that the library does not know. C: money_field_state_text
pub fn field_state_text(state: FieldState) -> String {
    static_text(unsafe { sys::money_field_state_text(state.0) })
}

