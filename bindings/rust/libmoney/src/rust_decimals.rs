//! Decimals of the crate `rust_decimal`, which have up to 28 digits.

use crate::{Decimal, Error};

impl From<rust_decimal::Decimal> for Decimal {
    fn from(value: rust_decimal::Decimal) -> Decimal {
        Decimal::parts(value.mantissa(), value.scale())
    }
}

impl TryFrom<Decimal> for rust_decimal::Decimal {
    type Error = Error;

    /// Fails if the other type cannot represent the number exactly.
    fn try_from(value: Decimal) -> Result<rust_decimal::Decimal, Error> {
        rust_decimal::Decimal::try_from_i128_with_scale(value.mantissa(), value.scale())
            .map_err(|_| Error::argument("a number must fit 96 bits and 28 fraction digits"))
    }
}
