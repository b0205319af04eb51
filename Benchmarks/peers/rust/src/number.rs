//! The operations of a decimal number that are measured.

use std::cmp::Ordering;

/// A peer's number. `None` is a failure, which ends the benchmark.
pub trait Number: Copy {
    fn new(coefficient: i64, scale: u32) -> Self;
    fn add(self, other: Self) -> Option<Self>;
    fn order(&self, other: &Self) -> Ordering;
    /// The product, rounded half to even.
    fn multiply(self, factor: Self, places: u32) -> Option<Self>;
    /// The product, truncated.
    fn multiply_down(self, factor: Self, places: u32) -> Option<Self>;
    /// The quotient, rounded half to even.
    fn divide(self, divisor: Self, places: u32) -> Option<Self>;
    /// amount × rate ÷ base, rounded half to even.
    fn cross(self, rate: Self, base: Self, places: u32) -> Option<Self>;
    /// Rounded half to even.
    fn quantize(self, places: u32) -> Option<Self>;
    fn negate(self) -> Self;
    fn parse(text: &str) -> Option<Self>;
    fn write(&self, text: &mut String) -> bool;
    /// The low 64 bits of the value in millionths. The scale is 6 at most.
    fn millionths(&self) -> i64;
}
