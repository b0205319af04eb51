//! Amounts: sums computed in Rust must equal the library's.

use libmoney::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % most
    }

    fn amount(&mut self) -> Money {
        let length = 1 + self.below(38) as usize;
        let digits: String = (0..length).map(|_| char::from(b'0' + self.below(10) as u8)).collect();
        let most = if self.below(4) == 0 { 39 } else { 5 };
        let scale = self.below(most).min(length as u64 - 1) as usize;
        let point = if scale > 0 { "." } else { "" };
        let sign = if self.below(2) == 0 { "-" } else { "" };
        let code = if self.below(10) == 0 { "USD" } else { "EUR" };
        let text = format!("{sign}{}{point}{} {code}", &digits[..length - scale], &digits[length - scale..]);
        Money::parse(&text).unwrap()
    }
}

fn outcome(result: Result<Money, Error>) -> String {
    result.map_or_else(|error| error.constant(), |amount| amount.to_string())
}

fn by_c(
    a: &Money,
    b: &Money,
    call: unsafe extern "C" fn(
        *const sys::money_t,
        *const sys::money_t,
        *mut sys::money_t,
        *mut sys::money_error_t,
    ) -> i32,
) -> String {
    let raw = |amount: &Money| -> sys::money_t { unsafe { std::mem::transmute(*amount) } };
    let (a, b) = (raw(a), raw(b));
    let (mut result, mut why): (sys::money_t, sys::money_error_t) = unsafe { std::mem::zeroed() };
    match unsafe { call(&a, &b, &mut result, &mut why) } {
        0 => unsafe { std::mem::transmute::<_, Money>(result) }.to_string(),
        status => status_name(Status(status)),
    }
}

fn order_by_c(a: &Money, b: &Money) -> i32 {
    let raw = |amount: &Money| -> sys::money_t { unsafe { std::mem::transmute(*amount) } };
    let (a, b, mut order) = (raw(a), raw(b), 0);
    assert_eq!(unsafe { sys::money_compare(&a, &b, &mut order, std::ptr::null_mut()) }, 0);
    order
}

fn hash(amount: &Money) -> u64 {
    let mut hasher = DefaultHasher::new();
    Hash::hash(amount, &mut hasher);
    hasher.finish()
}

#[test]
fn sums_are_those_of_c() {
    let mut chance = Chance(20261123);
    for turn in 0..50_000 {
        let a = chance.amount();
        let b = if turn % 7 == 0 { a } else { chance.amount() };
        assert_eq!(outcome(a + b), by_c(&a, &b, sys::money_add), "{a} + {b}");
        assert_eq!(outcome(a - b), by_c(&a, &b, sys::money_subtract), "{a} - {b}");
        if a.currency() == b.currency() {
            let order = a.compare(&b).unwrap();
            let numbers = (a.number(), b.number());
            assert_eq!(order as i32, order_by_c(&a, &b), "{a} beside {b}");
            assert_eq!(numbers.0.cmp(&numbers.1), order, "{a} beside {b}");
            assert_eq!((numbers.0 + numbers.1).ok(), (a + b).ok().map(|sum| sum.number()), "{a} + {b}");
            assert_eq!((numbers.0 - numbers.1).ok(), (a - b).ok().map(|rest| rest.number()), "{a} - {b}");
            assert_eq!(a == b, order.is_eq(), "{a} beside {b}");
            assert_eq!(a.partial_cmp(&b), Some(order));
            assert_eq!((a + -b).is_ok(), (a - b).is_ok());
        } else {
            assert_eq!(a.partial_cmp(&b), None);
        }
        if let Ok(zeros) = a.quantize(a.scale() as i32 + 1, Rounding::UNNECESSARY) {
            assert!(zeros == a && hash(&zeros) == hash(&a), "{a} and {zeros}");
        }
        assert_eq!(a.to_string().parse::<Money>().unwrap().to_string(), a.to_string());
    }
}

#[test]
fn limits_are_those_of_38_digits() {
    let most = Money::parse(&format!("{} EUR", "9".repeat(38))).unwrap();
    let cent = Money::parse("1 EUR").unwrap();
    assert_eq!((most + cent).unwrap_err().status(), Status::OVERFLOW);
    assert_eq!((-most - cent).unwrap_err().status(), Status::OVERFLOW);
    assert_eq!((most - most).unwrap().to_string(), "0 EUR");
    assert_eq!(Decimal::new(10i128.pow(38), 0).unwrap_err().status(), Status::ARGUMENT);
    assert_eq!(Decimal::new(i128::MIN, 0).unwrap_err().status(), Status::ARGUMENT);
    assert!(Decimal::new(1, 39).is_err());
    assert_eq!(Decimal::new(-1050, 2).unwrap().to_string(), "-10.50");
}

#[test]
fn failures_are_values() {
    let error = Money::parse("12.x EUR").unwrap_err();
    assert_eq!(
        (error.status(), error.position(), error.constant().as_str()),
        (Status::SYNTAX, Some(3), "MONEY_ERR_SYNTAX")
    );
    assert_eq!(Money::new(1.into(), "EU\0R").unwrap_err().status(), Status::ARGUMENT);
    assert_eq!(Money::new(1.into(), "XXY").unwrap_err().status(), Status::UNKNOWN_CURRENCY);
    assert!(Money::parse(&"9".repeat(5_000_000)).is_err());
    assert!(Money::total([]).is_err());
    for count in [0, usize::MAX] {
        assert!(Money::parse("1 EUR").unwrap().split(count).is_err());
    }
    let product = Product { sku: "x".repeat(500), ..Default::default() };
    assert_eq!(Catalogue::new("EUR", None).unwrap().add(&product).unwrap_err().status(), Status::ARGUMENT);
}

#[test]
fn shares_add_up() {
    let shares = Money::parse("10.00 EUR").unwrap().split(7).unwrap();
    assert_eq!(Money::total(shares).unwrap().to_string(), "10.00 EUR");
}

#[test]
fn dates_and_ratios() {
    let day = Date::parse("2024-02-29").unwrap().unwrap();
    assert_eq!(day.to_string(), "2024-02-29");
    assert_eq!(Ratio::parse("-7/3").unwrap().to_string(), "-7/3");
}

#[cfg(feature = "serde")]
#[test]
fn serde_has_text() {
    let amount = Money::parse("12.50 EUR").unwrap();
    assert_eq!(serde_json::to_string(&amount).unwrap(), "\"12.50 EUR\"");
    assert_eq!(serde_json::from_str::<Money>("\"12.50 EUR\"").unwrap(), amount);
    assert!(serde_json::from_str::<Money>("12.5").is_err());
}

#[cfg(feature = "serde")]
#[test]
fn serde_brings_every_value_back() {
    type Values = (Money, Decimal, Ratio, Option<Date>);
    for text in ["0", "0.00", "-0.190", "12345678901234567890123456789012345678"] {
        let rate = Decimal::parse(text).unwrap();
        let amount = Money::new(rate, "EUR").unwrap();
        let values: Values = (amount, rate, Ratio::parse("-7/3").unwrap(), Some(Date(-1)));
        let written = serde_json::to_string(&values).unwrap();
        let back: Values = serde_json::from_str(&written).unwrap();
        assert_eq!(back, values, "{written}");
        assert_eq!(back.1.to_string(), text);
    }
    let none = Ratio { numerator: [1; 8], denominator: [0; 8], sign: 1 };
    assert!(serde_json::to_string(&none).is_err());
    for text in ["{}", "0.19", "\"\"", "\"x\"", "\"1/0\"", "null"] {
        assert!(serde_json::from_str::<Decimal>(text).is_err(), "{text}");
        assert!(serde_json::from_str::<Ratio>(text).is_err(), "{text}");
    }
}

#[test]
fn no_secret_is_printed() {
    let options = FeedOptions { api_key: Some("SECRET"), currency: Some("EUR"), ..Default::default() };
    let printed = format!("{options:?} {options:#?}");
    assert!(!printed.contains("SECRET") && printed.contains("(hidden)") && printed.contains("EUR"), "{printed}");
    assert!(format!("{:?}", FeedOptions::default()).contains("key: None"));
}

#[cfg(feature = "rust_decimal")]
#[test]
fn other_decimals() {
    let value: rust_decimal::Decimal = "-10.50".parse().unwrap();
    assert_eq!(Decimal::from(value).to_string(), "-10.50");
    assert_eq!(rust_decimal::Decimal::try_from(Decimal::parse("-10.50").unwrap()).unwrap(), value);
    assert!(rust_decimal::Decimal::try_from(Decimal::new(10i128.pow(37), 0).unwrap()).is_err());
}

#[test]
fn times_rounds_to_the_minor_units() {
    let price = Money::parse("1.505 EUR").unwrap();
    assert_eq!(price.times(3).unwrap().to_string(), "4.52 EUR");
    assert_eq!(price.times(Decimal::parse("1.19").unwrap()).unwrap().to_string(), "1.79 EUR");
}
