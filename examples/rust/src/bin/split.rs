//! Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.

use libmoney::{AllocateOptions, Allocation, Decimal, Error, Money};

fn show(title: &str, shares: &[Money]) -> Result<(), Error> {
    println!("{title}");
    for share in shares {
        println!("  {share}");
    }
    println!("  together {}", Money::total(shares.iter().copied())?);
    Ok(())
}

fn main() -> Result<(), Error> {
    show("Equally:", &Money::parse("100.00 EUR")?.split(3)?)?;

    // A tip makes it 110 euros; each pays in proportion to what they had.
    let invoice = Money::parse("110.00 EUR")?;
    let ordered = [Decimal::parse("41.50")?, Decimal::parse("27.00")?, Decimal::parse("31.50")?];
    show("By what each ordered:", &invoice.allocate(&ordered, None)?)?;

    // Or in whole euros, and what is left is told apart.
    let options = AllocateOptions { method: Allocation::SEPARATE_REMAINDER, digits: 0, ..Default::default() };
    let (shares, remainder) = invoice.allocate_detailed(&ordered, Some(&options))?;
    show("In whole euros:", &shares)?;
    println!("  left over {remainder}");
    Ok(())
}
