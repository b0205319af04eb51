//! Amounts, decimals, ratios and dates as text, for serde.

use crate::{Date, Decimal, Money, Ratio};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Error as SerializeError, Serialize, Serializer};

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Money {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Money, D::Error> {
        Money::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Decimal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Decimal, D::Error> {
        Decimal::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // A ratio whose public fields are not a number is an error, not a panic.
        to.serialize_str(&self.format().map_err(SerializeError::custom)?)
    }
}

impl<'de> Deserialize<'de> for Ratio {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ratio, D::Error> {
        Ratio::parse(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Date, D::Error> {
        let found = Date::parse(&String::deserialize(from)?).map_err(D::Error::custom)?;
        found.ok_or_else(|| D::Error::custom("expected a date, got an empty text"))
    }
}
