use crate::convert::{check, pointer, zeroed, Keep, Told};
use crate::{sys, ColumnOptions, Date, Decimal, Error, Money, Rates, Status};
use std::ffi::c_void;
use std::ptr::{null, null_mut};

/// A column of amounts: 64-bit integers that count minor units, or coefficients of one scale.
///
/// ```
/// use libmoney::{Amounts, RatesBuilder};
///
/// # fn main() -> Result<(), libmoney::Error> {
/// let mut builder = RatesBuilder::new()?;
/// builder.add("EUR", "USD", "1.1172", None)?;
/// let rates = builder.build()?;
/// let prices = Amounts::cents(vec![1050, 250, 99], "EUR");
/// let dollars = prices.convert(Some(&rates), "USD", &Default::default())?;
/// assert_eq!(dollars.values, [1173, 279, 111]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Amounts {
    /// The integer of each row.
    pub values: Vec<i64>,
    /// The currencies of the rows.
    pub codes: Vec<String>,
    /// The index of each row's code; `None` for a column of one currency.
    pub indices: Option<Vec<i32>>,
    /// A bitmap of one bit a row, lowest bit first; 0 marks a null. `None` for a column without nulls.
    pub validity: Option<Vec<u8>>,
    /// The number of fraction digits of all rows, or [`DIGITS_CURRENCY`](crate::DIGITS_CURRENCY) for minor units.
    pub scale: i32,
    /// The status of each row after a call with [`ColumnSettings::keep_failures`].
    pub statuses: Vec<Status>,
}

/// The settings of a call on a column.
#[derive(Clone, Debug, Default)]
pub struct ColumnSettings<'a> {
    /// Digits, rounding mode, date and number of threads; `None` for the defaults.
    pub options: Option<ColumnOptions<'a>>,
    /// The date of each row; `None` for the date of the options.
    pub dates: Option<&'a [Date]>,
    /// Turns a row that fails into a null and records its status, instead of failing the call.
    pub keep_failures: bool,
}

/// A column as an argument of C.
struct Input {
    column: sys::money_column_t,
    /// The addresses of the codes, which `currencies` points to.
    codes: Vec<*const sys::c_char>,
    indices: Box<sys::money_column_t>,
    has_indices: bool,
}

impl Input {
    /// The dictionary of the codes. It points into this value, which must stay.
    fn currencies(&self) -> sys::money_column_currencies_t {
        sys::money_column_currencies_t {
            codes: self.codes.as_ptr(),
            count: self.codes.len(),
            indices: if self.has_indices { &*self.indices } else { null() },
        }
    }
}

fn column_of<T>(values: *const T, length: usize, layout: i32, scale: i32) -> sys::money_column_t {
    sys::money_column_t {
        values: values as *mut c_void,
        length,
        stride: std::mem::size_of::<T>() as i64,
        validity: null_mut(),
        validity_size: 0,
        validity_offset: 0,
        layout,
        scale,
        reserved: 0,
    }
}

fn bytes(length: usize) -> usize {
    (length + 7) / 8
}

impl Amounts {
    /// Returns a column of minor units of one currency, such as cents.
    pub fn cents(values: Vec<i64>, currency: &str) -> Amounts {
        Amounts { values, codes: vec![currency.to_string()], scale: crate::DIGITS_CURRENCY, ..Default::default() }
    }

    /// Returns the column of amounts of any currencies, with the largest scale among them. `None` is a null row.
    pub fn of(amounts: &[Option<Money>]) -> Result<Amounts, Error> {
        let scale = amounts.iter().flatten().map(Money::scale).max().unwrap_or(0);
        let has_nulls = amounts.iter().any(Option::is_none);
        let mut made = Amounts { scale: scale as i32, ..Default::default() };
        let (mut indices, mut validity) = (Vec::new(), vec![0u8; bytes(amounts.len())]);
        for (row, amount) in amounts.iter().enumerate() {
            let (value, place) = match amount {
                None => (0, 0),
                Some(amount) => (fine(amount, scale)?, made.place(amount.currency())),
            };
            if amount.is_some() {
                validity[row / 8] |= 1 << (row % 8);
            }
            made.values.push(value);
            indices.push(place);
        }
        if made.codes.is_empty() {
            return Err(Error::argument("amounts must not be empty or all None"));
        }
        made.indices = Some(indices);
        made.validity = if has_nulls { Some(validity) } else { None };
        Ok(made)
    }

    fn place(&mut self, code: &str) -> i32 {
        if let Some(place) = self.codes.iter().position(|known| known == code) {
            return place as i32;
        }
        self.codes.push(code.to_string());
        self.codes.len() as i32 - 1
    }

    /// Returns whether a row is not null; false past the end.
    pub fn has(&self, row: usize) -> bool {
        row < self.values.len()
            && match &self.validity {
                None => true,
                Some(bits) => bits.get(row / 8).map_or(false, |byte| byte >> (row % 8) & 1 == 1),
            }
    }

    /// Returns the amount of a row; `None` for a null and past the end.
    pub fn get(&self, row: usize) -> Result<Option<Money>, Error> {
        if !self.has(row) {
            return Ok(None);
        }
        let place = match &self.indices {
            None => 0,
            Some(indices) => usize::try_from(*indices.get(row).unwrap_or(&-1)).unwrap_or(usize::MAX),
        };
        let code =
            self.codes.get(place).ok_or_else(|| Error::argument("an index must be less than the number of codes"))?;
        let value = self.values[row];
        if self.scale == crate::DIGITS_CURRENCY {
            return Money::from_minor(value, code, None).map(Some);
        }
        Money::new(Decimal::new(value.into(), u32::try_from(self.scale).unwrap_or(u32::MAX))?, code).map(Some)
    }

    fn input(&self, keep: &mut Keep) -> Result<Input, Error> {
        let length = self.values.len();
        let indices = match &self.indices {
            Some(indices) if indices.len() != length => {
                return Err(Error::argument(&format!("number of indices must be {length}, got {}", indices.len())))
            }
            Some(indices) => column_of(indices.as_ptr(), length, sys::MONEY_COLUMN_INT32, 0),
            None => zeroed(),
        };
        let mut column = column_of(self.values.as_ptr(), length, sys::MONEY_COLUMN_INT64, self.scale);
        if let Some(bits) = &self.validity {
            column.validity = bits.as_ptr() as *mut u8;
            column.validity_size = bits.len();
        }
        let codes = self.codes.iter().map(|code| keep.code(code)).collect::<Result<_, _>>()?;
        Ok(Input { column, codes, indices: Box::new(indices), has_indices: self.indices.is_some() })
    }

    /// Returns the exact sum of each currency, in the order of `codes`. Nulls are skipped.
    pub fn sums(&self) -> Result<Vec<Money>, Error> {
        let (mut keep, mut why) = (Keep::default(), zeroed());
        let input = self.input(&mut keep)?;
        let mut sums: Vec<sys::money_decimal_t> = vec![zeroed(); self.codes.len()];
        let (sum, currencies) = (sums.as_mut_ptr(), input.currencies());
        check(unsafe { sys::money_column_sum(&input.column, &currencies, null(), sum, null_mut(), &mut why) }, &why)?;
        sums.iter().zip(&self.codes).map(|(sum, code)| Money::new(Decimal::told(sum), code)).collect()
    }

    /// Converts each amount, rounded once, as [`Rates::convert`] does.
    pub fn convert(&self, rates: Option<&Rates>, target: &str, how: &ColumnSettings<'_>) -> Result<Amounts, Error> {
        let mut run = Run::new(self, how)?;
        let mut made = run.empty(self, vec![target.to_string()], None);
        let (result, input) = (run.result(&mut made), self.input(&mut run.keep)?);
        let (code, currencies) = (run.keep.code(target)?, input.currencies());
        let days = how.dates.map(|days| column_of(days.as_ptr(), days.len(), sys::MONEY_COLUMN_DATE32, 0));
        let table = rates.map_or(null(), |rates| rates.at.as_ptr() as *const _);
        let (statuses, options) = (run.statuses(), pointer(&run.options));
        let status = unsafe {
            sys::money_column_convert(
                table,
                &input.column,
                &currencies,
                pointer(&days),
                code,
                options,
                &result,
                statuses,
                &mut run.report,
                &mut run.why,
            )
        };
        run.finish(status, made)
    }

    /// Rounds each amount, by default half to even to the minor units of its currency.
    pub fn rounded(&self, how: &ColumnSettings<'_>) -> Result<Amounts, Error> {
        let mut run = Run::new(self, how)?;
        let mut made = run.empty(self, self.codes.clone(), self.indices.clone());
        let (result, input) = (run.result(&mut made), self.input(&mut run.keep)?);
        let currencies = input.currencies();
        let (statuses, options) = (run.statuses(), pointer(&run.options));
        let status = unsafe {
            sys::money_column_quantize(
                &input.column,
                &currencies,
                options,
                &result,
                statuses,
                &mut run.report,
                &mut run.why,
            )
        };
        run.finish(status, made)
    }

    /// Divides each amount in proportion to the same weights, and returns a column for each share. The shares of a row add
    /// up to its amount.
    pub fn allocate(&self, weights: &[Decimal], how: &ColumnSettings<'_>) -> Result<Vec<Amounts>, Error> {
        let mut run = Run::new(self, how)?;
        if weights.len() > sys::MONEY_SHARES_MAX as usize {
            return Err(Error::argument(&format!("number of weights must be at most 1048576, got {}", weights.len())));
        }
        let mut made: Vec<Amounts> =
            weights.iter().map(|_| run.empty(self, self.codes.clone(), self.indices.clone())).collect();
        let mut shares = Vec::new();
        for one in &mut made {
            let mut column = run.result(one);
            column.scale = self.scale;
            shares.push(column);
        }
        let (raw, input) = (run.keep.list(weights)?, self.input(&mut run.keep)?);
        let (statuses, options) = (run.statuses(), pointer(&run.options));
        let status = unsafe {
            sys::money_column_allocate(
                &input.column,
                raw.as_ptr(),
                raw.len(),
                options,
                shares.as_ptr(),
                null(),
                statuses,
                &mut run.report,
                &mut run.why,
            )
        };
        check(status, &run.why)?;
        for one in &mut made {
            one.scale = self.scale;
            one.statuses = run.rows.iter().map(|&status| Status(status)).collect();
        }
        Ok(made)
    }

    /// Compares the columns row by row: -1, 0 or 1.
    ///
    /// # Errors
    ///
    /// [`Status::CURRENCY_MISMATCH`](crate::Status::CURRENCY_MISMATCH) if the currencies of a row differ.
    pub fn compare(&self, other: &Amounts) -> Result<Vec<i8>, Error> {
        if self.validity.is_some() || other.validity.is_some() {
            return Err(Error::argument("columns to compare must not contain nulls"));
        }
        if self.values.len() != other.values.len() {
            return Err(Error::argument("columns must have the same number of rows"));
        }
        let (mut keep, mut why) = (Keep::default(), zeroed());
        let (a, b) = (self.input(&mut keep)?, other.input(&mut keep)?);
        let mut orders = vec![0i8; self.values.len()];
        let result = column_of(orders.as_mut_ptr(), orders.len(), sys::MONEY_COLUMN_INT8, 0);
        let (codes, others, none) = (a.currencies(), b.currencies(), null_mut());
        let status = unsafe {
            sys::money_column_compare(
                &a.column,
                &codes,
                &b.column,
                &others,
                null(),
                &result,
                none,
                null_mut(),
                &mut why,
            )
        };
        check(status, &why)?;
        Ok(orders)
    }
}

/// The coefficient of an amount at a scale.
fn fine(amount: &Money, scale: u32) -> Result<i64, Error> {
    let digits = scale.saturating_sub(amount.scale());
    10i128
        .checked_pow(digits)
        .and_then(|power| amount.number().mantissa().checked_mul(power))
        .and_then(|value| i64::try_from(value).ok())
        .ok_or_else(|| Error::argument(&format!("an amount must fit 64 bits, got {amount}")))
}

/// A call that writes columns.
struct Run {
    keep: Keep,
    options: Option<sys::money_column_options_t>,
    rows: Vec<i32>,
    has_nulls: bool,
    report: sys::money_column_report_t,
    why: sys::money_error_t,
}

impl Run {
    fn new(column: &Amounts, how: &ColumnSettings<'_>) -> Result<Run, Error> {
        let length = column.values.len();
        if how.dates.map_or(false, |dates| dates.len() != length) {
            return Err(Error::argument("number of dates must equal the number of amounts"));
        }
        let mut keep = Keep::default();
        Ok(Run {
            options: keep.maybe(how.options.as_ref())?,
            keep,
            rows: vec![0; if how.keep_failures { length } else { 0 }],
            has_nulls: column.validity.is_some() || how.keep_failures,
            report: zeroed(),
            why: zeroed(),
        })
    }

    fn empty(&self, of: &Amounts, codes: Vec<String>, indices: Option<Vec<i32>>) -> Amounts {
        let length = of.values.len();
        Amounts {
            values: vec![0; length],
            codes,
            indices,
            validity: if self.has_nulls { Some(vec![0; bytes(length)]) } else { None },
            scale: crate::DIGITS_CURRENCY,
            statuses: Vec::new(),
        }
    }

    fn result(&self, made: &mut Amounts) -> sys::money_column_t {
        let (length, values) = (made.values.len(), made.values.as_mut_ptr());
        let mut column = column_of(values, length, sys::MONEY_COLUMN_INT64, crate::DIGITS_CURRENCY);
        if let Some(bits) = &mut made.validity {
            column.validity = bits.as_mut_ptr();
            column.validity_size = bits.len();
        }
        column
    }

    fn statuses(&mut self) -> *mut sys::money_status_t {
        if self.rows.is_empty() {
            null_mut()
        } else {
            self.rows.as_mut_ptr()
        }
    }

    fn finish(self, status: sys::money_status_t, mut made: Amounts) -> Result<Amounts, Error> {
        check(status, &self.why)?;
        made.scale = self.report.scale;
        made.statuses = self.rows.iter().map(|&status| Status(status)).collect();
        Ok(made)
    }
}
