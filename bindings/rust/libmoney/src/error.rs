use crate::convert::text_of;
use crate::{sys, Status};
use std::fmt;

/// A call that failed; it has changed nothing.
///
/// ```
/// use libmoney::{Money, Status};
///
/// let error = Money::parse("12.x EUR").unwrap_err();
/// assert_eq!(error.status(), Status::SYNTAX);
/// assert_eq!(error.position(), Some(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    status: Status,
    cause: Status,
    position: Option<usize>,
    text: String,
}

impl Error {
    pub(crate) fn of(status: Status, why: &sys::money_error_t) -> Error {
        Error {
            status,
            cause: Status(why.cause),
            position: usize::try_from(why.position).ok(),
            text: text_of(&why.text),
        }
    }

    pub(crate) fn argument(text: &str) -> Error {
        Error { status: Status::ARGUMENT, cause: Status::OK, position: None, text: text.to_string() }
    }

    /// The library has returned no object, and no failure.
    pub(crate) fn broken() -> Error {
        Error::argument("the library returned no object")
    }

    /// What went wrong.
    pub fn status(&self) -> Status {
        self.status
    }

    /// The status behind `RETRIEVAL`, `SAVING` and `REMOVAL`; `OK` for every other one.
    pub fn cause(&self) -> Status {
        self.cause
    }

    /// The byte of the given text where the failure lies.
    pub fn position(&self) -> Option<usize> {
        self.position
    }

    /// The name of the status in C, such as "MONEY_ERR_NO_RATE".
    pub fn constant(&self) -> String {
        format!("MONEY_ERR_{}", self.status.name().to_uppercase())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl std::error::Error for Error {}
