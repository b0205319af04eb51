//! A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
//!
//!     cargo run --bin wallet ../../share/ecb/eurofxref-hist.csv

use libmoney::*;

fn show(wallet: &Wallet, rates: &Rates, options: &ConvertOptions<'_>) -> Result<(), Error> {
    let statement = wallet.statement("EUR", Some(rates), Some(options))?;
    let sections = statement.section_count()?;
    for section in 0..sections {
        let title = if section + 1 == sections { "All".to_string() } else { statement.section_at(section)? };
        println!("{title}");
        for row in statement.rows(section)? {
            let mark = if row.kind == StatementRowKind::AMOUNT { " " } else { "=" };
            let label = if row.label.is_empty() { String::new() } else { format!("  {}", row.label) };
            println!("  {mark} {:>16}{label}", row.text);
        }
    }
    Ok(())
}

fn note(label: &str, date: Option<Date>) -> WalletNote<'_> {
    WalletNote { label: Some(label), date, ..Default::default() }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).unwrap_or_else(|| "share/ecb/eurofxref-hist.csv".to_string());
    let rates = Rates::from_ecb_csv(&std::fs::read_to_string(file)?)?;
    let (mut wallet, mut savings) = (Wallet::new()?, Wallet::new()?);
    wallet.on_change(Some(Box::new(|revision| println!("wallet: change {revision}"))))?;
    let (first, fifth) = (Date::parse("2024-03-01")?, Date::parse("2024-03-05")?);
    wallet.add(&Money::parse("250.00 EUR")?, Some(&note("salary", first)))?;
    wallet.add(&Money::parse("80.00 USD")?, Some(&note("from Ann", None)))?;
    wallet.add(&Money::parse("12000 JPY")?, None)?;
    wallet.add(&Money::parse("-19.90 EUR")?, Some(&note("books", fifth)))?;

    // A hotel places a hold; held amounts cannot be spent.
    let hold = wallet.hold(&Money::parse("200.00 EUR")?, Some(&note("hotel", None)))?;
    let leg = TransferLeg { source: Some(0), target: Some(1), amount: Money::parse("100.00 EUR")? };
    match wallet_transfer(&mut [&mut wallet, &mut savings], &[leg], None) {
        Err(error) if error.status() == Status::INSUFFICIENT => println!("{error}"),
        other => other?,
    }
    wallet.commit(hold)?;

    // A transfer is atomic; a fee is a leg of its own.
    let legs = [
        TransferLeg { amount: Money::parse("20.00 EUR")?, ..leg },
        TransferLeg { source: Some(0), target: None, amount: Money::parse("0.50 EUR")? },
    ];
    wallet_transfer(&mut [&mut wallet, &mut savings], &legs, Some(&note("savings", None)))?;
    let exchange = ExchangeLeg { give: Money::parse("5000 JPY")?, receive: "EUR".to_string() };
    let options = ConvertOptions { date: first, ..Default::default() };
    wallet.exchange(&[exchange], Some(&rates), Some(&options), None)?;

    show(&wallet, &rates, &options)?;
    let again = Wallet::from_journal(&wallet.to_journal()?)?;
    let same = if again.to_json()? == wallet.to_json()? { "True" } else { "False" };
    println!("rebuilt from its journal: {same}");
    Ok(())
}
