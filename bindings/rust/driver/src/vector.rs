//! A vector and the values of its members.

use libmoney::{Date, Decimal, Error, Money, Rates, RatesBuilder, Rounding};
use serde_json::Value;

pub struct Vector<'a> {
    pub content: &'a Value,
    pub document: &'a str,
}

pub fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |rows| rows)
}

impl<'a> Vector<'a> {
    pub fn has(&self, name: &str) -> bool {
        !self.content[name].is_null()
    }

    pub fn text(&self, name: &str) -> String {
        text_of(&self.content[name])
    }

    pub fn or(&self, name: &str, other: &str) -> String {
        if self.has(name) {
            self.text(name)
        } else {
            other.to_string()
        }
    }

    pub fn integer(&self, name: &str) -> i64 {
        self.content[name].as_i64().unwrap_or(0)
    }

    pub fn inner(&self, name: &str) -> Vector<'a> {
        Vector { content: &self.content[name], document: "" }
    }

    pub fn vectors(&self, name: &str) -> Vec<Vector<'a>> {
        list(&self.content[name]).iter().map(|content| Vector { content, document: "" }).collect()
    }

    pub fn texts(&self, name: &str) -> Vec<String> {
        list(&self.content[name]).iter().map(text_of).collect()
    }

    pub fn date(&self, name: &str) -> Result<Option<Date>, Error> {
        if self.has(name) {
            Date::parse(&self.text(name))
        } else {
            Ok(None)
        }
    }

    pub fn amount(&self, name: &str, currency: &str) -> Result<Money, Error> {
        amount(&self.text(name), currency)
    }

    pub fn rates(&self) -> Result<Rates, Error> {
        rates_of(&self.vectors("rates"))
    }

    /// The constant whose word a member is.
    pub fn word<T: Copy>(&self, name: &str, all: &[(&str, T)]) -> Option<T> {
        let word = self.text(name);
        all.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
    }

    pub fn rounding(&self, name: &str) -> Rounding {
        let word = self.text(name);
        (1000..1011).map(Rounding).find(|one| one.name() == word).unwrap_or(Rounding::HALF_EVEN)
    }
}

pub fn rates_of(pairs: &[Vector<'_>]) -> Result<Rates, Error> {
    let mut builder = RatesBuilder::new()?;
    for one in pairs {
        builder.add(&one.text("from"), &one.text("to"), &one.text("rate"), one.date("date")?)?;
    }
    builder.build()
}

pub fn amount(number: &str, currency: &str) -> Result<Money, Error> {
    Money::new(Decimal::parse(number)?, currency)
}

/// The number of an amount as text, or null.
pub fn number(amount: &Money) -> Value {
    if amount.is_none() {
        return Value::Null;
    }
    Value::String(amount.number().to_string())
}

pub fn numbers(amounts: &[Money]) -> Value {
    amounts.iter().map(number).collect()
}
