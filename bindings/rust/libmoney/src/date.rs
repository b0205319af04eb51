use crate::date_format;
use std::fmt;

/// A day of the Gregorian calendar, in days since 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(pub i32);

impl fmt::Display for Date {
    /// Writes the date as "2026-11-23".
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match date_format(Some(*self)) {
            Ok(text) => out.write_str(&text),
            Err(_) => write!(out, "day {}", self.0),
        }
    }
}
