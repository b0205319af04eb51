//! Measures a sum of two amounts against rust_decimal's, and a row of a column, in nanoseconds (the
//! minimum of several rounds). Usage: `bench C_ROW`, where C_ROW is the time of a row in C from the
//! same run.

use libmoney::{Amounts, Decimal, Error, Money, RatesBuilder};
use std::time::Instant;

const TURNS: usize = 9;
const SUMS: usize = 4_000_000;
const ROWS: usize = 1_000_000;

fn least(steps: usize, mut body: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..TURNS {
        let start = Instant::now();
        body();
        best = best.min(start.elapsed().as_nanos() as f64 / steps as f64);
    }
    best
}

/// Prints a measurement, and returns whether it is within the limit.
fn report(name: &str, taken: f64, peer: &str, limit: f64) -> bool {
    let missed = if taken <= limit { "" } else { ": missed" };
    println!("Rust: {name} {taken:.2} ns, {peer}, at most {limit:.2}{missed}");
    taken <= limit
}

fn main() -> Result<(), Error> {
    let coefficients: Vec<i64> = (0..1024).map(|index| index * 7919 % 10_000_000).collect();
    let amounts =
        coefficients.iter().map(|&value| Money::from_minor(value, "EUR", None)).collect::<Result<Vec<_>, _>>()?;
    let decimals: Vec<_> = coefficients.iter().map(|&value| rust_decimal::Decimal::new(value, 2)).collect();
    // Accumulating the results keeps the optimizer from removing the sums.
    let mut kept = 0i128;
    let ours = least(SUMS, || {
        for turn in 0..SUMS {
            if let Ok(sum) = amounts[turn & 1023] + amounts[(turn + 1) & 1023] {
                kept ^= sum.number().mantissa();
            }
        }
    });
    let theirs = least(SUMS, || {
        for turn in 0..SUMS {
            if let Some(sum) = decimals[turn & 1023].checked_add(decimals[(turn + 1) & 1023]) {
                kept ^= sum.mantissa();
            }
        }
    });
    let mut reached = vec![report("a sum", ours, &format!("rust_decimal {theirs:.2}"), theirs / 1.2)];

    let mixed: Vec<_> =
        coefficients.iter().enumerate().map(|(index, &value)| (value, (index * 31 % 7) as u32)).collect();
    let amounts = mixed
        .iter()
        .map(|&(value, scale)| Money::new(Decimal::new(value.into(), scale)?, "EUR"))
        .collect::<Result<Vec<_>, _>>()?;
    let decimals: Vec<_> = mixed.iter().map(|&(value, scale)| rust_decimal::Decimal::new(value, scale)).collect();
    let ours = least(SUMS, || {
        for turn in 0..SUMS {
            if let Ok(sum) = amounts[turn & 1023] + amounts[(turn + 1) & 1023] {
                kept ^= sum.number().mantissa();
            }
        }
    });
    let theirs = least(SUMS, || {
        for turn in 0..SUMS {
            if let Some(sum) = decimals[turn & 1023].checked_add(decimals[(turn + 1) & 1023]) {
                kept ^= sum.mantissa();
            }
        }
    });
    reached.push(report("a sum of two scales", ours, &format!("rust_decimal {theirs:.2}"), theirs / 1.2));

    let mut builder = RatesBuilder::new()?;
    builder.add("EUR", "USD", "1.1172", None)?;
    let rates = builder.build()?;
    let column = Amounts::cents((0..ROWS as i64).map(|row| row * 7919 % 10_000_000).collect(), "EUR");
    let row = least(ROWS, || {
        if let Ok(dollars) = column.convert(Some(&rates), "USD", &Default::default()) {
            kept ^= i128::from(dollars.values[ROWS / 2]);
        }
    });
    let in_c = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(f64::MAX / 4.0);
    reached.push(report("a row of a column", row, &format!("C {in_c:.2}"), 2.0 * in_c));
    let passed = reached.iter().filter(|&&is| is).count();
    println!("kept {}\n{passed} passed, {} failed", kept & 1, reached.len() - passed);
    std::process::exit(i32::from(passed < reached.len()));
}
