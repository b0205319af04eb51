use crate::convert::{check, zeroed, Given, Keep, Told};
use crate::{sys, Decimal, Error, Rounding};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// The words of a code, which the processor compares faster than bytes.
const CODE: usize = sys::MONEY_CODE_SIZE as usize / 4;

/// An exact amount of a currency. It is immutable: operators and methods return new amounts.
///
/// Operators return a [`Result`], because amounts of two currencies cannot be added. Two amounts are equal if they have the
/// same currency and value: 10.5 EUR equals 10.50 EUR. Amounts of two currencies cannot be ordered.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Money {
    lo: u64,
    hi: i64,
    scale: u32,
    code: [u32; CODE],
}

const _: () = assert!(std::mem::size_of::<Money>() == std::mem::size_of::<sys::money_t>());

impl Given for Money {
    type Raw = sys::money_t;

    fn given(&self, _: &mut Keep) -> Result<Self::Raw, Error> {
        Ok(self.raw())
    }
}

impl Told for Money {
    type Raw = sys::money_t;

    fn told(raw: &Self::Raw) -> Self {
        let mut code = [0; CODE];
        for (word, bytes) in code.iter_mut().zip(raw.currency.chunks_exact(4)) {
            *word = u32::from_ne_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Money { lo: raw.lo, hi: raw.hi, scale: raw.scale, code }
    }
}

impl Money {
    /// Returns the amount of a number in a currency: `Money::new(Decimal::parse("19.99")?, "EUR")`.
    pub fn new(amount: Decimal, currency: &str) -> Result<Money, Error> {
        let mut keep = Keep::default();
        let (raw, code) = (amount.raw(), keep.code(currency)?);
        let (mut result, mut why) = (zeroed(), zeroed());
        check(unsafe { sys::money_new(&raw, code, std::ptr::null(), &mut result, &mut why) }, &why)?;
        Ok(Money::told(&result))
    }

    /// Returns the sum of amounts of one currency. It requires at least one amount.
    pub fn total<I: IntoIterator<Item = Money>>(amounts: I) -> Result<Money, Error> {
        let mut amounts = amounts.into_iter();
        let first = amounts.next().ok_or_else(|| Error::argument("number of amounts must be at least 1, got 0"))?;
        amounts.try_fold(first, |sum, one| sum + one)
    }

    pub(crate) fn raw(&self) -> sys::money_t {
        let mut currency = [0; CODE * 4];
        for (bytes, word) in currency.chunks_exact_mut(4).zip(self.code) {
            bytes.copy_from_slice(&word.to_ne_bytes());
        }
        sys::money_t { lo: self.lo, hi: self.hi, scale: self.scale, currency }
    }

    #[inline]
    fn coefficient(&self) -> i128 {
        (self.hi as i128) << 64 | self.lo as i128
    }

    #[inline]
    fn with(&self, coefficient: i128) -> Money {
        Money { lo: coefficient as u64, hi: (coefficient >> 64) as i64, scale: self.scale, code: self.code }
    }

    /// Returns the number without its currency.
    #[inline]
    pub fn number(&self) -> Decimal {
        Decimal::parts(self.coefficient(), self.scale)
    }

    /// Returns the currency code, such as "EUR"; "" for a missing amount.
    pub fn currency(&self) -> &str {
        // The words of the code share their memory with its bytes.
        let bytes = unsafe { &*(self.code.as_ptr() as *const [u8; CODE * 4]) };
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        std::str::from_utf8(&bytes[..end]).unwrap_or("")
    }

    /// Returns the number of fraction digits.
    #[inline]
    pub fn scale(&self) -> u32 {
        self.scale
    }

    /// Returns whether the number is 0.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.lo == 0 && self.hi == 0
    }

    /// Returns whether the amount is missing, such as the price of a product without one.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.code[0] == 0
    }

    /// Returns whether two amounts share their currency.
    #[inline]
    fn is_alike(&self, other: &Money) -> bool {
        let codes = (self.code[0] ^ other.code[0]) | (self.code[1] ^ other.code[1]) | (self.code[2] ^ other.code[2]);
        codes == 0 && self.code[0] != 0
    }

    /// Returns whether two amounts share their currency and scale.
    #[inline]
    fn is_quick(&self, other: &Money) -> bool {
        self.is_alike(other) && self.scale == other.scale
    }

    /// Returns both coefficients at the larger of the two scales, and that scale; `None` if the library must align them.
    #[inline]
    fn aligned(&self, other: &Money) -> Option<(i128, i128, u32)> {
        if self.is_alike(other) {
            self.number().aligned(&other.number())
        } else {
            None
        }
    }

    /// Returns whether two coefficients fit 64 bits.
    #[inline]
    fn is_short(&self, other: &Money) -> bool {
        (self.hi ^ (self.lo as i64 >> 63)) | (other.hi ^ (other.lo as i64 >> 63)) == 0
    }

    /// Returns the product, rounded once, half to even, to the minor units of the currency. [`Money::multiply`] accepts
    /// other fraction digits and rounding modes.
    pub fn times(&self, factor: impl Into<Decimal>) -> Result<Money, Error> {
        self.multiply(&factor.into(), sys::MONEY_DIGITS_CURRENCY, Rounding::HALF_EVEN)
    }

    /// Divides the amount into `count` shares that differ by at most one minor unit and add up to the amount. The first
    /// shares receive the remaining minor units.
    pub fn split(&self, count: usize) -> Result<Vec<Money>, Error> {
        if count == 0 || count > sys::MONEY_SHARES_MAX as usize {
            return Err(Error::argument(&format!("number of shares must be 1 to 1048576, got {count}")));
        }
        let (raw, mut why) = (self.raw(), zeroed());
        let mut shares = vec![zeroed(); count];
        let null = std::ptr::null_mut();
        check(unsafe { sys::money_split(&raw, count, std::ptr::null(), shares.as_mut_ptr(), null, &mut why) }, &why)?;
        Ok(shares.iter().map(Money::told).collect())
    }

    #[cold]
    #[inline(never)]
    fn slow(&self, other: &Money, call: Call) -> Result<Money, Error> {
        let (a, b) = (self.raw(), other.raw());
        let (mut result, mut why) = (zeroed(), zeroed());
        check(unsafe { call(&a, &b, &mut result, &mut why) }, &why)?;
        Ok(Money::told(&result))
    }

    /// Compares by value.
    ///
    /// # Errors
    ///
    /// [`Status::CURRENCY_MISMATCH`](crate::Status::CURRENCY_MISMATCH) if the currencies differ.
    #[inline]
    pub fn compare(&self, other: &Money) -> Result<Ordering, Error> {
        if self.is_quick(other) {
            return Ok(self.coefficient().cmp(&other.coefficient()));
        }
        if let Some((left, right, _)) = self.aligned(other) {
            return Ok(left.cmp(&right));
        }
        let (a, b) = (self.raw(), other.raw());
        let (mut order, mut why) = (0, zeroed());
        check(unsafe { sys::money_compare(&a, &b, &mut order, &mut why) }, &why)?;
        Ok(order.cmp(&0))
    }
}

type Call = unsafe extern "C" fn(
    *const sys::money_t,
    *const sys::money_t,
    *mut sys::money_t,
    *mut sys::money_error_t,
) -> sys::money_status_t;

impl Add for Money {
    type Output = Result<Money, Error>;

    #[inline]
    fn add(self, other: Money) -> Result<Money, Error> {
        if self.is_quick(&other) && self.is_short(&other) {
            if let Some(sum) = (self.lo as i64).checked_add(other.lo as i64) {
                return Ok(Money { lo: sum as u64, hi: sum >> 63, ..self });
            }
        }
        if let Some((left, right, scale)) = self.aligned(&other) {
            return Ok(Money { scale, ..self.with(left + right) });
        }
        self.slow(&other, sys::money_add)
    }
}

impl Sub for Money {
    type Output = Result<Money, Error>;

    #[inline]
    fn sub(self, other: Money) -> Result<Money, Error> {
        if self.is_quick(&other) && self.is_short(&other) {
            if let Some(rest) = (self.lo as i64).checked_sub(other.lo as i64) {
                return Ok(Money { lo: rest as u64, hi: rest >> 63, ..self });
            }
        }
        if let Some((left, right, scale)) = self.aligned(&other) {
            return Ok(Money { scale, ..self.with(left - right) });
        }
        self.slow(&other, sys::money_subtract)
    }
}

impl Neg for Money {
    type Output = Money;

    #[inline]
    fn neg(self) -> Money {
        self.with(-self.coefficient())
    }
}

impl PartialEq for Money {
    #[inline]
    fn eq(&self, other: &Money) -> bool {
        self.code == other.code && self.number() == other.number()
    }
}

impl Eq for Money {}

impl Hash for Money {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code.hash(state);
        Hash::hash(&self.number(), state);
    }
}

impl PartialOrd for Money {
    #[inline]
    fn partial_cmp(&self, other: &Money) -> Option<Ordering> {
        self.compare(other).ok()
    }
}

impl FromStr for Money {
    type Err = Error;

    fn from_str(text: &str) -> Result<Money, Error> {
        Money::parse(text)
    }
}

impl fmt::Display for Money {
    /// Writes text such as "12.50 EUR"; nothing for a missing amount.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return out.pad("");
        }
        out.pad(&format!("{} {}", self.number(), self.currency()))
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Money({self})")
    }
}
