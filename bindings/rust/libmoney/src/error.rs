use crate::convert::text_of;
use crate::{sys, Status};
use std::fmt;

/// The error of a call that failed. The call has changed nothing.
///
/// ```
/// use libmoney::{Money, Status};
///
/// let error = Money::parse("12.x EUR").unwrap_err();
/// assert_eq!(error.status(), Status::SYNTAX);
/// assert_eq!(error.position(), Some(3));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Reason>);

/// The content of an error, boxed so that a `Result` stays small.
#[derive(Clone, PartialEq, Eq)]
struct Reason {
    status: Status,
    cause: Status,
    position: Option<usize>,
    text: String,
}

impl Error {
    pub(crate) fn of(status: Status, why: &sys::money_error_t) -> Error {
        Error(Box::new(Reason {
            status,
            cause: Status(why.cause),
            position: usize::try_from(why.position).ok(),
            text: text_of(&why.text),
        }))
    }

    pub(crate) fn argument(text: &str) -> Error {
        let text = text.to_string();
        Error(Box::new(Reason { status: Status::ARGUMENT, cause: Status::OK, position: None, text }))
    }

    /// The library returned neither an object nor a failure.
    pub(crate) fn broken() -> Error {
        Error::argument("the library returned no object")
    }

    /// Returns the kind of failure.
    pub fn status(&self) -> Status {
        self.0.status
    }

    /// Returns the status that led to [`Status::RETRIEVAL`], [`Status::SAVING`], [`Status::REMOVAL`] or
    /// [`Status::STORE_UNKNOWN`]; otherwise [`Status::OK`].
    pub fn cause(&self) -> Status {
        self.0.cause
    }

    /// Returns the offset in bytes of the failure in the text of the call.
    pub fn position(&self) -> Option<usize> {
        self.0.position
    }

    /// Returns the name of the status in the C interface, such as "MONEY_ERR_NO_RATE".
    pub fn constant(&self) -> String {
        format!("MONEY_ERR_{}", self.0.status.name().to_uppercase())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0.text)
    }
}

impl std::error::Error for Error {}

impl fmt::Debug for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason { status, position, text, .. } = &*self.0;
        write!(out, "Error({status:?}, {position:?}, {text:?})")
    }
}
