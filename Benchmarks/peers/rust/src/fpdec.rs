use crate::number::Number;
use fpdec::{CheckedAdd, CheckedMul, Decimal, DivRounded, MulRounded, Round};
use std::cmp::Ordering;
use std::fmt::Write;
use std::str::FromStr;

pub type Peer = Decimal;

impl Number for Decimal {
    #[inline(always)]
    fn new(coefficient: i64, scale: u32) -> Self {
        Decimal::new_raw(i128::from(coefficient), scale as u8)
    }

    #[inline(always)]
    fn add(self, other: Self) -> Option<Self> {
        self.checked_add(other)
    }

    #[inline(always)]
    fn order(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }

    #[inline(always)]
    fn multiply(self, factor: Self, places: u32) -> Option<Self> {
        Some(self.mul_rounded(factor, places as u8))
    }

    /// By hand: its calls round in the mode of the thread.
    #[inline(always)]
    fn multiply_down(self, factor: Self, places: u32) -> Option<Self> {
        let exact = self.checked_mul(factor)?;
        let digits = exact.n_frac_digits();
        if u32::from(digits) <= places {
            return Some(exact);
        }
        let power = 10i128.pow(u32::from(digits) - places);
        Some(Decimal::new_raw(exact.coefficient() / power, places as u8))
    }

    #[inline(always)]
    fn divide(self, divisor: Self, places: u32) -> Option<Self> {
        Some(self.div_rounded(divisor, places as u8))
    }

    #[inline(always)]
    fn cross(self, rate: Self, base: Self, places: u32) -> Option<Self> {
        Some(self.checked_mul(rate)?.div_rounded(base, places as u8))
    }

    #[inline(always)]
    fn quantize(self, places: u32) -> Option<Self> {
        self.checked_round(places as i8)
    }

    #[inline(always)]
    fn negate(self) -> Self {
        -self
    }

    #[inline(always)]
    fn parse(text: &str) -> Option<Self> {
        Decimal::from_str(text).ok()
    }

    #[inline(always)]
    fn write(&self, text: &mut String) -> bool {
        write!(text, "{}", self).is_ok()
    }

    fn millionths(&self) -> i64 {
        let power = 10i128.pow(6 - u32::from(self.n_frac_digits()).min(6));
        (self.coefficient() * power) as i64
    }
}
