//! Measures one work of a decimal crate, on the same data as `libmoney.c`.
//!
//!     bench_rust WORK HISTORY.csv       a work of `libmoney.c`
//!     bench_rust telco LENGTHS
//!
//! Prints nanoseconds an operation and a check sum.

#[cfg(feature = "fpdec")]
#[path = "fpdec.rs"]
mod peer;
#[cfg(not(feature = "fpdec"))]
#[path = "rust_decimal.rs"]
mod peer;

mod number;
mod sample;
mod telco;
mod timing;

use number::Number;
use peer::Peer;
use sample::{CheckSum, Sample, COUNT};
use timing::{median, opaque};

struct Bench<N> {
    amounts: Vec<N>,
    others: Vec<N>,
    factors: Vec<N>,
    minors: Vec<i64>,
    texts: Vec<String>,
    results: Vec<N>,
    written: Vec<String>,
    orders: Vec<i32>,
    failures: u32,
    time: f64,
}

impl<N: Number> Bench<N> {
    fn new(sample: &mut Sample, is_small: bool, is_mixed: bool) -> Self {
        let cents = if is_small { Sample::small_cents } else { Sample::cents };
        let minors: Vec<i64> = (0..COUNT).map(|_| cents(sample)).collect();
        let other_minors: Vec<i64> = (0..COUNT).map(|_| cents(sample)).collect();
        let factors = (0..COUNT).map(|_| N::new(sample.rate(), 4)).collect();
        let mut numbers = |minors: &[i64]| -> Vec<N> {
            let scales = minors.iter().map(|minor| (minor, if is_mixed { sample.scale() } else { 2 }));
            scales.map(|(minor, scale)| N::new(*minor, scale)).collect()
        };
        let amounts: Vec<N> = numbers(&minors);
        let others = numbers(&other_minors);
        let mut texts = vec![String::new(); COUNT];
        for (text, amount) in texts.iter_mut().zip(&amounts) {
            amount.write(text);
        }
        Bench {
            amounts,
            others,
            factors,
            minors,
            texts,
            results: vec![N::new(0, 0); COUNT],
            written: vec![String::with_capacity(32); COUNT],
            orders: vec![0; COUNT],
            failures: 0,
            time: 0.0,
        }
    }

    fn unary(&mut self, operation: impl Fn(N) -> Option<N>) {
        let (results, amounts, failures) = (&mut self.results, &self.amounts, &mut self.failures);
        self.time = median(|| {
            for (result, a) in results.iter_mut().zip(opaque(&amounts[..])) {
                match operation(*a) {
                    Some(value) => *result = value,
                    None => *failures += 1,
                }
            }
        });
    }

    fn binary(&mut self, by_rate: bool, operation: impl Fn(N, N) -> Option<N>) {
        let rights = if by_rate { &self.factors } else { &self.others };
        let (results, amounts, failures) = (&mut self.results, &self.amounts, &mut self.failures);
        self.time = median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&rights[..]));
            for ((result, a), b) in results.iter_mut().zip(left).zip(right) {
                match operation(*a, *b) {
                    Some(value) => *result = value,
                    None => *failures += 1,
                }
            }
        });
    }

    fn compare(&mut self) {
        let (orders, amounts, others) = (&mut self.orders, &self.amounts, &self.others);
        self.time = median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&others[..]));
            for ((order, a), b) in orders.iter_mut().zip(left).zip(right) {
                *order = a.order(b) as i32;
            }
        });
    }

    fn running(&mut self) {
        let (results, amounts, failures) = (&mut self.results, &self.amounts, &mut self.failures);
        self.time = median(|| {
            let mut total = N::new(0, 2);
            for a in opaque(&amounts[..]) {
                match total.add(*a) {
                    Some(value) => total = value,
                    None => *failures += 1,
                }
            }
            results[0] = total;
        });
    }

    fn from_minor(&mut self) {
        let (results, minors) = (&mut self.results, &self.minors);
        self.time = median(|| {
            for (result, minor) in results.iter_mut().zip(opaque(&minors[..])) {
                *result = N::new(*minor, 2);
            }
        });
    }

    fn parse(&mut self) {
        let (results, texts, failures) = (&mut self.results, &self.texts, &mut self.failures);
        self.time = median(|| {
            for (result, text) in results.iter_mut().zip(opaque(&texts[..])) {
                match N::parse(text) {
                    Some(value) => *result = value,
                    None => *failures += 1,
                }
            }
        });
    }

    fn format(&mut self) {
        let (written, amounts, failures) = (&mut self.written, &self.amounts, &mut self.failures);
        self.time = median(|| {
            for (text, amount) in written.iter_mut().zip(opaque(&amounts[..])) {
                text.clear();
                if !amount.write(text) {
                    *failures += 1;
                }
            }
        });
    }

    fn cross(&mut self, sample: &mut Sample, path: &str) {
        let (rates, dollar) = targets::<N>(path);
        let picks: Vec<(N, u32)> = (0..COUNT).map(|_| rates[sample.next() as usize % rates.len()]).collect();
        let (results, amounts, failures) = (&mut self.results, &self.amounts, &mut self.failures);
        self.time = median(|| {
            let (left, right) = (opaque(&amounts[..]), opaque(&picks[..]));
            for ((result, a), (rate, places)) in results.iter_mut().zip(left).zip(right) {
                match a.cross(*rate, dollar, *places) {
                    Some(value) => *result = value,
                    None => *failures += 1,
                }
            }
        });
    }

    fn check(&self) -> u64 {
        let mut check = CheckSum::default();
        for index in 0..COUNT {
            let text = &self.written[index];
            let letters: i64 = text.bytes().map(i64::from).sum();
            check.add(index, self.results[index].millionths());
            check.add(index, i64::from(self.orders[index]) + letters);
        }
        check.value()
    }
}

/// The columns with a rate on the newest day, without USD, in the file's order, and the column of
/// USD.
fn targets<N: Number>(path: &str) -> (Vec<(N, u32)>, N) {
    let text = std::fs::read_to_string(path).expect("the history");
    let mut lines = text.lines();
    let codes = lines.next().expect("a header").split(',');
    let cells = lines.next().expect("a row").split(',');
    let mut found = Vec::new();
    let mut dollar = N::new(1, 0);
    for (code, cell) in codes.zip(cells).skip(1) {
        if code.is_empty() || cell == "N/A" {
            continue;
        }
        let rate = N::parse(cell).expect("a rate");
        if code == "USD" {
            dollar = rate;
        } else {
            let places = if ["JPY", "KRW", "ISK"].contains(&code) { 0 } else { 2 };
            found.push((rate, places));
        }
    }
    (found, dollar)
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.len() != 3 {
        eprintln!("usage: bench_rust WORK HISTORY.csv");
        std::process::exit(2);
    }
    let work = arguments[1].as_str();
    if work == "telco" {
        return telco::run::<Peer>(&arguments[2]);
    }
    let mut sample = Sample(1);
    let mut bench = Bench::<Peer>::new(&mut sample, work == "add-small", work.ends_with("-mixed"));
    let one_rate = <Peer as Number>::new(10837, 4);
    match work {
        "add" | "add-small" | "add-mixed" => bench.binary(false, |a, b| Number::add(a, b)),
        "compare" | "compare-mixed" => bench.compare(),
        "multiply" => bench.binary(true, |a, b| a.multiply(b, 2)),
        "multiply-one" => bench.unary(|a| a.multiply(one_rate, 2)),
        "divide" => bench.binary(true, |a, b| a.divide(b, 2)),
        "quantize" => bench.unary(|a| Number::quantize(a, 1)),
        "negate" => bench.unary(|a| Some(a.negate())),
        "running" => bench.running(),
        "from-minor" => bench.from_minor(),
        "cross" => bench.cross(&mut sample, &arguments[2]),
        "parse" => bench.parse(),
        "format" => bench.format(),
        _ => {
            eprintln!("no such work: {}", work);
            std::process::exit(2);
        }
    }
    if bench.failures > 0 {
        eprintln!("{}: calls failed", work);
        std::process::exit(1);
    }
    println!("{} {}", bench.time * 1e9 / COUNT as f64, bench.check());
}
