//! The functions of libmoney as C has them. The crate `libmoney` has types that are safe.

#![no_std]

mod raw;

pub use raw::*;
