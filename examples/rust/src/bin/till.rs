//! A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
//! centimes, and the complete receipt in euros as well.

use libmoney::*;

const GOODS: &str = "sku,name,unit,category,price
merlot,Merlot,per bottle,standard,14.85
gruyere,Gruyère,per kg,reduced,24.50
bread,Bread,,reduced,3.90
";

fn main() -> Result<(), Error> {
    let mut catalogue = Catalogue::from_csv(GOODS, "CHF", None)?;
    catalogue.set_tax("standard", &Decimal::parse("8.1")?)?;
    catalogue.set_tax("reduced", &Decimal::parse("2.6")?)?;
    let mut basket = Basket::new(&catalogue)?;
    basket.set_policy(Some(&basket_policy_preset(BasketPreset::SWISS_CASH)?))?;

    basket.add("merlot", &2.into())?;
    basket.add("gruyere", &Decimal::parse("0.350")?)?;
    basket.add("bread", &1.into())?;
    let percent = Discount { kind: DiscountKind::PERCENT, percent: 20.into(), ..Default::default() };
    basket.set_discount("merlot", Some(&percent))?;
    let fixed = Discount { kind: DiscountKind::FIXED, amount: Money::parse("2.00 CHF")?, ..Default::default() };
    basket.set_discount(None, Some(&fixed))?;

    let rates = Rates::from_ecb_csv("Date,CHF,\n2024-03-01,0.9566,\n")?;
    let options = ConvertOptions { date: Date::parse("2024-03-03")?, max_gap: 7, ..Default::default() };
    print!("{}", basket.checkout("EUR", Some(&rates), Some(&options))?.to_text(48)?);
    Ok(())
}
