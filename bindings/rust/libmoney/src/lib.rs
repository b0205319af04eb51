//! Exact amounts of money, exchange rates, wallets, baskets, invoices and portfolios.
//!
//! ```
//! use libmoney::{Error, Money};
//!
//! fn main() -> Result<(), Error> {
//!     let total = (Money::parse("19.99 EUR")? + Money::parse("4.50 EUR")?)?;
//!     assert_eq!(total.to_string(), "24.49 EUR");
//!     let shares = total.split(3)?;
//!     assert_eq!(shares[0].to_string(), "8.17 EUR");
//!     Ok(())
//! }
//! ```
//!
//! An amount is a value. An object such as a [`Wallet`] is released when it is dropped. A call that fails returns an
//! [`Error`] and has changed nothing. The crate does not panic, and no function accepts a float for an amount.
//!
//! The crate has three layers. The *core* contains decimals, currencies, amounts, rates, bags, columns, expressions, formats
//! and locales. The *domains* are wallets, baskets, invoices, portfolios, returns, feeds and stores. The *desk* contains
//! models for screens: [`Calculator`], [`Converter`], [`CurrencyList`], [`OrderForm`] and [`PortfolioView`].

#![warn(missing_docs)]
#![allow(clippy::too_many_arguments, clippy::new_without_default)]

pub use libmoney_sys as sys;

mod columns;
mod convert;
mod date;
mod decimal;
mod enumerations;
mod error;
mod functions;
mod handles;
mod money;
mod progress;
mod ratio;
mod structs;
mod transfer;

#[cfg(feature = "carry")]
mod carry;
#[cfg(feature = "rust_decimal")]
mod rust_decimals;
#[cfg(feature = "serde")]
mod serdes;

#[cfg(feature = "carry")]
pub use carry::Carrier;
pub use columns::{Amounts, ColumnSettings};
pub use date::Date;
pub use decimal::Decimal;
pub use enumerations::*;
pub use error::Error;
pub use functions::*;
pub use handles::*;
pub use money::Money;
pub use progress::with_progress;
pub use ratio::Ratio;
pub use structs::*;
pub use transfer::{wallet_transfer, TransferLeg};

/// As the digits of a function: those of the currency.
pub const DIGITS_CURRENCY: i32 = -1;
/// As the digits of a function: all of them.
pub const DIGITS_EXACT: i32 = -2;
/// As the index of a line item: the entire invoice.
pub const INVOICE_DOCUMENT: usize = usize::MAX;
