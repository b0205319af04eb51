use crate::convert::{check, text_of, zeroed, Given, Keep, Told};
use crate::{sys, Error};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// Coefficients have at most 38 digits.
pub(crate) const LIMIT: i128 = 10i128.pow(38);

/// The powers of ten that fit 63 bits.
const POWERS: [i64; 19] = {
    let mut powers = [1; 19];
    let mut exponent = 1;
    while exponent < powers.len() {
        powers[exponent] = powers[exponent - 1] * 10;
        exponent += 1;
    }
    powers
};

/// An exact number of up to 38 digits, 0 to 38 of them after the point. It preserves its fraction digits.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Decimal {
    lo: u64,
    hi: i64,
    scale: u32,
    reserved: u32,
}

const _: () = assert!(std::mem::size_of::<Decimal>() == std::mem::size_of::<sys::money_decimal_t>());

impl Given for Decimal {
    type Raw = sys::money_decimal_t;

    fn given(&self, _: &mut Keep) -> Result<Self::Raw, Error> {
        Ok(self.raw())
    }
}

impl Told for Decimal {
    type Raw = sys::money_decimal_t;

    fn told(raw: &Self::Raw) -> Self {
        Decimal { lo: raw.lo, hi: raw.hi, scale: raw.scale, reserved: 0 }
    }
}

impl Decimal {
    /// The number 0.
    pub const ZERO: Decimal = Decimal { lo: 0, hi: 0, scale: 0, reserved: 0 };

    /// Returns `coefficient` × 10^-`scale`: (1050, 2) is 10.50.
    pub fn new(coefficient: i128, scale: u32) -> Result<Decimal, Error> {
        if coefficient <= -LIMIT || coefficient >= LIMIT || scale > 38 {
            return Err(Error::argument("a decimal must have at most 38 digits and a scale of 0 to 38"));
        }
        Ok(Decimal::parts(coefficient, scale))
    }

    #[inline]
    pub(crate) fn parts(coefficient: i128, scale: u32) -> Decimal {
        Decimal { lo: coefficient as u64, hi: (coefficient >> 64) as i64, scale, reserved: 0 }
    }

    pub(crate) fn raw(&self) -> sys::money_decimal_t {
        sys::money_decimal_t { lo: self.lo, hi: self.hi, scale: self.scale, reserved: 0 }
    }

    /// Returns the coefficient: 1050 for 10.50.
    #[inline]
    pub fn mantissa(&self) -> i128 {
        (self.hi as i128) << 64 | self.lo as i128
    }

    /// Returns the number of fraction digits.
    #[inline]
    pub fn scale(&self) -> u32 {
        self.scale
    }

    /// Returns the coefficient and scale without trailing zeros, which are the same for equal numbers.
    pub(crate) fn normal(&self) -> (i128, u32) {
        let (mut coefficient, mut scale) = (self.mantissa(), self.scale);
        if coefficient == 0 {
            return (0, 0);
        }
        while scale > 0 && coefficient % 10 == 0 {
            coefficient /= 10;
            scale -= 1;
        }
        (coefficient, scale)
    }

    /// Returns both coefficients at the larger of the two scales, and that scale. `None` if a coefficient exceeds 64 bits
    /// or the scales differ by more than 18; otherwise neither the coefficients nor their sum reach 10^38.
    #[inline]
    pub(crate) fn aligned(&self, other: &Decimal) -> Option<(i128, i128, u32)> {
        let is_short = (self.hi ^ (self.lo as i64 >> 63)) | (other.hi ^ (other.lo as i64 >> 63)) == 0;
        let difference = i64::from(self.scale) - i64::from(other.scale);
        if !is_short || difference.unsigned_abs() >= POWERS.len() as u64 {
            return None;
        }
        let left = i128::from(self.lo as i64) * i128::from(POWERS[(-difference).max(0) as usize]);
        let right = i128::from(other.lo as i64) * i128::from(POWERS[difference.max(0) as usize]);
        Some((left, right, self.scale.max(other.scale)))
    }

    fn with(self, other: Decimal, call: Call) -> Result<Decimal, Error> {
        let (a, b) = (self.raw(), other.raw());
        let (mut result, mut why) = (zeroed(), zeroed());
        check(unsafe { call(&a, &b, &mut result, &mut why) }, &why)?;
        Ok(Decimal::told(&result))
    }
}

type Call = unsafe extern "C" fn(
    *const sys::money_decimal_t,
    *const sys::money_decimal_t,
    *mut sys::money_decimal_t,
    *mut sys::money_error_t,
) -> sys::money_status_t;

impl Add for Decimal {
    type Output = Result<Decimal, Error>;

    #[inline]
    fn add(self, other: Decimal) -> Result<Decimal, Error> {
        if let Some((left, right, scale)) = self.aligned(&other) {
            return Ok(Decimal::parts(left + right, scale));
        }
        self.with(other, sys::money_decimal_add)
    }
}

impl Sub for Decimal {
    type Output = Result<Decimal, Error>;

    #[inline]
    fn sub(self, other: Decimal) -> Result<Decimal, Error> {
        if let Some((left, right, scale)) = self.aligned(&other) {
            return Ok(Decimal::parts(left - right, scale));
        }
        self.with(other, sys::money_decimal_subtract)
    }
}

impl Neg for Decimal {
    type Output = Decimal;

    #[inline]
    fn neg(self) -> Decimal {
        Decimal::parts(-self.mantissa(), self.scale)
    }
}

impl From<i64> for Decimal {
    fn from(value: i64) -> Decimal {
        Decimal::parts(value as i128, 0)
    }
}

impl From<i32> for Decimal {
    fn from(value: i32) -> Decimal {
        Decimal::parts(value as i128, 0)
    }
}

impl FromStr for Decimal {
    type Err = Error;

    fn from_str(text: &str) -> Result<Decimal, Error> {
        Decimal::parse(text)
    }
}

impl PartialEq for Decimal {
    #[inline]
    fn eq(&self, other: &Decimal) -> bool {
        if self.scale == other.scale {
            return self.mantissa() == other.mantissa();
        }
        if let Some((left, right, _)) = self.aligned(other) {
            return left == right;
        }
        self.normal() == other.normal()
    }
}

impl Eq for Decimal {}

impl Hash for Decimal {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Hash::hash(&self.normal(), state);
    }
}

impl PartialOrd for Decimal {
    #[inline]
    fn partial_cmp(&self, other: &Decimal) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Decimal {
    #[inline]
    fn cmp(&self, other: &Decimal) -> Ordering {
        if self.scale == other.scale {
            return self.mantissa().cmp(&other.mantissa());
        }
        if let Some((left, right, _)) = self.aligned(other) {
            return left.cmp(&right);
        }
        let (a, b) = (self.raw(), other.raw());
        let (mut order, mut why) = (0, zeroed());
        // Two decimals always have an order.
        match check(unsafe { sys::money_decimal_compare(&a, &b, &mut order, &mut why) }, &why) {
            Ok(()) => order.cmp(&0),
            Err(_) => self.normal().cmp(&other.normal()),
        }
    }
}

impl fmt::Display for Decimal {
    /// Writes all digits, such as "10.50".
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let raw = self.raw();
        let (mut buffer, mut length, mut why) = ([0u8; 64], 0, zeroed());
        let status =
            unsafe { sys::money_decimal_format(&raw, buffer.as_mut_ptr(), buffer.len(), &mut length, &mut why) };
        match check(status, &why) {
            Ok(()) => out.pad(&text_of(&buffer)),
            Err(_) => Err(fmt::Error),
        }
    }
}

impl fmt::Debug for Decimal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Decimal({self})")
    }
}
