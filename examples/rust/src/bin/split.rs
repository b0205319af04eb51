//! Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.

use libmoney::{AllocateOptions, Allocation, Decimal, Error, Money};

fn show(title: &str, shares: &[Money]) -> Result<(), Error> {
    println!("{title}");
    for share in shares {
        println!("  {share}");
    }
    println!("  total {}", Money::total(shares.iter().copied())?);
    Ok(())
}

fn main() -> Result<(), Error> {
    show("Equally:", &Money::parse("100.00 EUR")?.split(3)?)?;

    // With a tip, the total is 110 euros; each friend pays in proportion to the order.
    let invoice = Money::parse("110.00 EUR")?;
    let ordered = [Decimal::parse("41.50")?, Decimal::parse("27.00")?, Decimal::parse("31.50")?];
    show("In proportion to the orders:", &invoice.allocate(&ordered, None)?)?;

    // In whole euros, with the remainder returned separately.
    let options = AllocateOptions { method: Allocation::SEPARATE_REMAINDER, digits: 0, ..Default::default() };
    let (shares, remainder) = invoice.allocate_detailed(&ordered, Some(&options))?;
    show("In whole euros:", &shares)?;
    println!("  left over {remainder}");
    Ok(())
}
