//! Conversions between values of Rust and C.

use crate::{sys, Date, Error, Status};
use std::ffi::{CStr, CString};
use std::os::raw::c_char;
use std::ptr::null;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The rows of a page.
pub(crate) const PAGE: usize = 256;
/// The initial capacity for a text; a longer text is requested again.
pub(crate) const TEXT: usize = 512;

/// Converts a value to C.
pub(crate) trait Given {
    type Raw: Copy;
    fn given(&self, keep: &mut Keep) -> Result<Self::Raw, Error>;
}

/// Converts a value from C.
pub(crate) trait Told {
    type Raw: Copy;
    fn told(raw: &Self::Raw) -> Self;
}

/// The listener of an object's changes.
pub(crate) struct Listener {
    pub(crate) heard: u64,
    pub(crate) body: Box<dyn FnMut(u64) + Send + Sync>,
}

/// Memory that C reads until the call has returned.
#[derive(Default)]
pub(crate) struct Keep {
    texts: Vec<CString>,
    boxes: Vec<Box<dyn std::any::Any>>,
}

impl Keep {
    pub(crate) fn code(&mut self, text: &str) -> Result<*const sys::c_char, Error> {
        let made = CString::new(text).map_err(|_| Error::argument("text must not contain NUL"))?;
        let at = made.as_ptr() as *const sys::c_char;
        // The bytes do not move if the list grows.
        self.texts.push(made);
        Ok(at)
    }

    pub(crate) fn optional(&mut self, text: Option<&str>) -> Result<*const sys::c_char, Error> {
        text.map_or(Ok(null()), |text| self.code(text))
    }

    pub(crate) fn maybe<T: Given>(&mut self, value: Option<&T>) -> Result<Option<T::Raw>, Error> {
        value.map(|value| value.given(self)).transpose()
    }

    pub(crate) fn list<T: Given>(&mut self, values: &[T]) -> Result<Vec<T::Raw>, Error> {
        values.iter().map(|value| value.given(self)).collect()
    }

    /// A struct that another one points to.
    pub(crate) fn boxed<T: Given>(&mut self, value: Option<&T>) -> Result<*const T::Raw, Error>
    where
        T::Raw: 'static,
    {
        let raw = match value {
            None => return Ok(null()),
            Some(value) => value.given(self)?,
        };
        let made = Box::new(raw);
        let at: *const T::Raw = &*made;
        self.boxes.push(made);
        Ok(at)
    }
}

/// A null pointer for `None`.
pub(crate) fn pointer<T>(value: &Option<T>) -> *const T {
    value.as_ref().map_or(null(), |value| value)
}

/// A C value whose bytes are 0. All C types consist of integers and pointers, so that this is a
/// valid value.
pub(crate) fn zeroed<T: Copy>() -> T {
    unsafe { std::mem::zeroed() }
}

pub(crate) fn check(status: sys::money_status_t, why: &sys::money_error_t) -> Result<(), Error> {
    if status == sys::MONEY_OK {
        return Ok(());
    }
    Err(Error::of(Status(status), why))
}

/// Returns whether a text did not fit, and sets `room` to the capacity that it needs.
pub(crate) fn is_too_small(status: sys::money_status_t, length: usize, room: &mut usize) -> bool {
    if status != sys::MONEY_ERR_BUFFER_TOO_SMALL || length < *room {
        return false;
    }
    *room = length + 1;
    true
}

/// The text up to a NUL. The library writes UTF-8.
pub(crate) fn text_of(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

/// The bytes that the library wrote.
pub(crate) fn bytes_of(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}

/// A static text of the library; "" for a null pointer.
pub(crate) fn static_text(at: *const sys::c_char) -> String {
    if at.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(at as *const c_char) }.to_string_lossy().into_owned()
}

/// Copies a document of the library into a string, then frees it.
pub(crate) fn document(at: *mut sys::c_char, length: usize) -> String {
    if at.is_null() {
        return String::new();
    }
    let bytes = unsafe { std::slice::from_raw_parts(at as *const u8, length) };
    let text = String::from_utf8_lossy(bytes).into_owned();
    unsafe { sys::money_string_free(at) };
    text
}

/// Copies a document of any bytes, then frees it.
pub(crate) fn document_bytes(at: *mut sys::c_char, length: usize) -> Vec<u8> {
    if at.is_null() {
        return Vec::new();
    }
    let bytes = unsafe { std::slice::from_raw_parts(at as *const u8, length) }.to_vec();
    unsafe { sys::money_string_free(at) };
    bytes
}

/// Writes a NUL-terminated text to an array.
pub(crate) fn put(array: &mut [u8], text: &str, field: &str) -> Result<(), Error> {
    if text.len() >= array.len() {
        return Err(Error::argument(&format!("{field} must be at most {} bytes, got {}", array.len() - 1, text.len())));
    }
    if text.bytes().any(|byte| byte == 0) {
        return Err(Error::argument(&format!("{field} must not contain NUL")));
    }
    array.fill(0);
    array[..text.len()].copy_from_slice(text.as_bytes());
    Ok(())
}

pub(crate) fn fits(count: usize, most: usize, field: &str) -> Result<(), Error> {
    if count <= most {
        return Ok(());
    }
    Err(Error::argument(&format!("{field} must have at most {most} elements, got {count}")))
}

pub(crate) fn date_of(raw: sys::money_date_t) -> Option<Date> {
    if raw == sys::MONEY_DATE_NONE {
        None
    } else {
        Some(Date(raw))
    }
}

pub(crate) fn of_date(date: Option<Date>) -> sys::money_date_t {
    date.map_or(sys::MONEY_DATE_NONE, |date| date.0)
}

pub(crate) fn time_of(raw: sys::money_instant_t) -> Option<SystemTime> {
    if raw == sys::MONEY_INSTANT_NONE {
        return None;
    }
    let distance = Duration::from_secs(raw.unsigned_abs());
    if raw < 0 {
        UNIX_EPOCH.checked_sub(distance)
    } else {
        UNIX_EPOCH.checked_add(distance)
    }
}

pub(crate) fn of_time(time: Option<SystemTime>) -> sys::money_instant_t {
    match time {
        None => sys::MONEY_INSTANT_NONE,
        Some(time) => match time.duration_since(UNIX_EPOCH) {
            Ok(after) => i64::try_from(after.as_secs()).unwrap_or(i64::MAX),
            // An instant before 1970 belongs to the second that begins before it.
            Err(before) => {
                let before = before.duration();
                let whole = i64::try_from(before.as_secs()).unwrap_or(i64::MAX);
                -whole - i64::from(before.subsec_nanos() > 0)
            }
        },
    }
}
