//! Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
//!
//!     cargo run --bin convert ../../share/ecb/eurofxref-hist.csv

use libmoney::{ConvertOptions, Date, Flags, Money, RateKind, Rates};

fn kind(kind: RateKind) -> &'static str {
    match kind {
        RateKind::QUOTED => "as quoted",
        RateKind::INVERSE => "inverse",
        _ => "fixed",
    }
}

fn convert(rates: &Rates, price: &Money, target: &str, date: Option<Date>) -> Result<(), libmoney::Error> {
    // A weekend has no rates: those of the last week will do.
    let options = ConvertOptions { date, max_gap: 7, ..Default::default() };
    let (result, details) = rates.convert_detailed(price, target, Some(&options))?;
    let as_of = details.as_of.map_or(String::new(), |day| day.to_string());
    println!("{price} is {result} at the rates of {as_of}, {}", details.source);
    if details.flags.contains(Flags::EARLIER) {
        println!("  days before the day asked for: {}", details.gap_days);
    }
    if details.flags.contains(Flags::ROUNDED) {
        println!("  rounded");
    }
    for leg in &details.legs {
        println!("  1 {} = {}/{} {}, {}", leg.from, leg.numerator, leg.denominator, leg.to, kind(leg.kind));
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).unwrap_or_else(|| "share/ecb/eurofxref-hist.csv".to_string());
    let rates = Rates::from_ecb_csv(&std::fs::read_to_string(file)?)?;
    let price = Money::parse("1000.00 CHF")?;
    convert(&rates, &price, "JPY", None)?;
    convert(&rates, &price, "JPY", Date::parse("2020-03-14")?)?;
    Ok(())
}
