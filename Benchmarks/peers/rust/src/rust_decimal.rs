use crate::number::Number;
use rust_decimal::{Decimal, RoundingStrategy};
use std::cmp::Ordering;
use std::fmt::Write;
use std::str::FromStr;

pub type Peer = Decimal;

impl Number for Decimal {
    #[inline(always)]
    fn new(coefficient: i64, scale: u32) -> Self {
        Decimal::new(coefficient, scale)
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
        self.checked_mul(factor).map(|exact| exact.round_dp(places))
    }

    #[inline(always)]
    fn multiply_down(self, factor: Self, places: u32) -> Option<Self> {
        self.checked_mul(factor).map(|exact| exact.round_dp_with_strategy(places, RoundingStrategy::ToZero))
    }

    #[inline(always)]
    fn divide(self, divisor: Self, places: u32) -> Option<Self> {
        self.checked_div(divisor).map(|exact| exact.round_dp(places))
    }

    #[inline(always)]
    fn cross(self, rate: Self, base: Self, places: u32) -> Option<Self> {
        self.checked_mul(rate).and_then(|product| product.checked_div(base)).map(|exact| exact.round_dp(places))
    }

    #[inline(always)]
    fn quantize(self, places: u32) -> Option<Self> {
        Some(self.round_dp(places))
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
        (self.mantissa() * 10i128.pow(6 - self.scale().min(6))) as i64
    }
}
