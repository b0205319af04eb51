use crate::convert::{Given, Keep, Told};
use crate::{sys, Error};
use std::fmt;

/// An exact ratio of two integers of up to 512 bits, not necessarily in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ratio {
    /// The magnitude of the numerator, least significant word first.
    pub numerator: [u64; 8],
    /// The denominator, which must be positive.
    pub denominator: [u64; 8],
    /// The sign: -1, 0 or 1.
    pub sign: i32,
}

impl Told for Ratio {
    type Raw = sys::money_ratio_t;

    fn told(raw: &Self::Raw) -> Self {
        Ratio { numerator: raw.numerator, denominator: raw.denominator, sign: raw.sign }
    }
}

impl Given for Ratio {
    type Raw = sys::money_ratio_t;

    fn given(&self, _: &mut Keep) -> Result<Self::Raw, Error> {
        let Ratio { numerator, denominator, sign } = *self;
        Ok(sys::money_ratio_t { numerator, denominator, sign, reserved: 0 })
    }
}

impl fmt::Display for Ratio {
    /// Writes the ratio in lowest terms, such as "7/3", "-1/2", or "5" for an integer.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.format().map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Ratio {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.format() {
            Ok(text) => write!(out, "Ratio({text})"),
            Err(_) => out.write_str("Ratio(none)"),
        }
    }
}
