//! Measures one work of rust_decimal, on the same data as `libmoney.c`.
//!
//!     bench_rust_decimal add|add-small|compare|multiply|cross|parse|format HISTORY.csv
//!
//! Prints nanoseconds an operation and a check sum.

use rust_decimal::prelude::ToPrimitive;
use rust_decimal::{Decimal, RoundingStrategy};
use std::fmt::Write;
use std::ptr::read_volatile;
use std::str::FromStr;

const COUNT: usize = 65536;
const PASSES_MOST: usize = 10_000;
const SECONDS_A_RUN: f64 = 0.06;

struct Sample(u64);

impl Sample {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        self.0 >> 33
    }

    fn digits(&mut self, most: u64) -> i64 {
        let limit = 100 * 10u64.pow((self.next() % (most - 1)) as u32);
        let (high, low) = (self.next(), self.next());
        ((high << 31 | low) % limit) as i64 + 1
    }

    fn cents(&mut self) -> i64 {
        let cents = self.digits(12);
        if self.next() % 2 == 0 {
            cents
        } else {
            -cents
        }
    }

    fn small_cents(&mut self) -> i64 {
        self.digits(9)
    }

    fn rate(&mut self) -> i64 {
        (self.next() % 20000) as i64 + 5000
    }
}

/// The same reference, from a place the compiler cannot see through: each pass is a new one to it.
fn opaque<T: ?Sized>(reference: &T) -> &T {
    unsafe { read_volatile(&reference) }
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Returns seconds of processor time, from CLOCK_PROCESS_CPUTIME_ID, which the standard library
/// does not expose.
fn now() -> f64 {
    let mut time = Timespec {
        seconds: 0,
        nanoseconds: 0,
    };
    unsafe { clock_gettime(2, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 * 1e-9
}

/// Nanoseconds an operation, of the median pass; the first pass is not counted.
fn median(mut pass: impl FnMut()) -> f64 {
    pass();
    let mut times = Vec::with_capacity(PASSES_MOST);
    let start = now();
    while times.len() < PASSES_MOST && now() - start < SECONDS_A_RUN {
        let begin = now();
        pass();
        times.push(now() - begin);
    }
    times.sort_unstable_by(|left, right| left.total_cmp(right));
    times[times.len() / 2] * 1e9 / COUNT as f64
}

/// The columns with a rate on the newest day, without USD, in the file's order, and the column of
/// USD.
fn targets(path: &str) -> (Vec<(Decimal, u32)>, Decimal) {
    let text = std::fs::read_to_string(path).expect("the history");
    let mut lines = text.lines();
    let codes = lines.next().expect("a header").split(',');
    let cells = lines.next().expect("a row").split(',');
    let mut found = Vec::new();
    let mut dollar = Decimal::new(1, 0);
    for (code, cell) in codes.zip(cells).skip(1) {
        if code.is_empty() || cell == "N/A" {
            continue;
        }
        let rate = Decimal::from_str(cell).expect("a rate");
        if code == "USD" {
            dollar = rate;
        } else {
            let digits = if ["JPY", "KRW", "ISK"].contains(&code) { 0 } else { 2 };
            found.push((rate, digits));
        }
    }
    (found, dollar)
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.len() != 3 {
        eprintln!("usage: bench_rust_decimal WORK HISTORY.csv");
        std::process::exit(2);
    }
    let mut sample = Sample(1);
    let cents: fn(&mut Sample) -> i64 = if arguments[1] == "add-small" {
        Sample::small_cents
    } else {
        Sample::cents
    };
    let amounts: Vec<Decimal> = (0..COUNT).map(|_| Decimal::new(cents(&mut sample), 2)).collect();
    let others: Vec<Decimal> = (0..COUNT).map(|_| Decimal::new(cents(&mut sample), 2)).collect();
    let factors: Vec<Decimal> = (0..COUNT).map(|_| Decimal::new(sample.rate(), 4)).collect();
    let texts: Vec<String> = amounts.iter().map(|amount| amount.to_string()).collect();
    let mut results = vec![Decimal::new(0, 0); COUNT];
    let mut written: Vec<String> = vec![String::with_capacity(32); COUNT];
    let mut orders = vec![0i32; COUNT];
    let mut failures = 0;

    let time = match arguments[1].as_str() {
        "add" | "add-small" => median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&others[..]));
            for ((result, a), b) in results.iter_mut().zip(left).zip(right) {
                match a.checked_add(*b) {
                    Some(sum) => *result = sum,
                    None => failures += 1,
                }
            }
        }),
        "compare" => median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&others[..]));
            for ((order, a), b) in orders.iter_mut().zip(left).zip(right) {
                *order = a.cmp(b) as i32;
            }
        }),
        "multiply" => median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&factors[..]));
            for ((result, a), b) in results.iter_mut().zip(left).zip(right) {
                match a.checked_mul(*b) {
                    Some(product) => *result = product.round_dp(2),
                    None => failures += 1,
                }
            }
        }),
        "cross" => {
            let (rates, dollar) = targets(&arguments[2]);
            let picks: Vec<(Decimal, u32)> = (0..COUNT)
                .map(|_| rates[sample.next() as usize % rates.len()])
                .collect();
            median(|| {
                let (left, right) = (opaque(&amounts[..]), opaque(&picks[..]));
                for ((result, a), (rate, digits)) in results.iter_mut().zip(left).zip(right) {
                    match a.checked_mul(*rate).and_then(|product| product.checked_div(dollar)) {
                        Some(exact) => {
                            *result = exact.round_dp_with_strategy(
                                *digits,
                                RoundingStrategy::MidpointNearestEven,
                            )
                        }
                        None => failures += 1,
                    }
                }
            })
        }
        "parse" => median(|| {
            let texts = opaque(&texts[..]);
            for (result, text) in results.iter_mut().zip(texts) {
                match Decimal::from_str(text) {
                    Ok(value) => *result = value,
                    Err(_) => failures += 1,
                }
            }
        }),
        "format" => median(|| {
            let amounts = opaque(&amounts[..]);
            for (text, amount) in written.iter_mut().zip(amounts) {
                text.clear();
                if write!(text, "{}", amount).is_err() {
                    failures += 1;
                }
            }
        }),
        _ => {
            eprintln!("no such work: {}", arguments[1]);
            std::process::exit(2);
        }
    };
    if failures > 0 {
        eprintln!("{}: calls failed", arguments[1]);
        std::process::exit(1);
    }
    let sum: f64 = if arguments[1] == "format" {
        written.iter().map(|text| text.len() as f64).sum()
    } else if arguments[1] == "compare" {
        orders.iter().map(|order| f64::from(*order)).sum()
    } else {
        results.iter().map(|value| value.to_f64().unwrap_or(0.0)).sum()
    };
    println!("{} {}", time, sum);
}
