//! The time value of money.

use crate::vector::Vector;
use crate::Told;
use libmoney::{
    annuity_future_value, annuity_interest, annuity_payment, annuity_periods, annuity_present_value, annuity_principal,
    annuity_rate, mirr, npv, real_return, Annuity, Decimal, Error, PaymentTime, Rounding,
};
use serde_json::json;

pub fn time_value(v: &Vector<'_>) -> Told {
    let (digits, rounding) = (v.integer("digits") as i32, v.rounding("rounding"));
    let amounts = v.texts("amounts").iter().map(|one| Decimal::parse(one)).collect::<Result<Vec<_>, _>>()?;
    let number = |name: &str| Decimal::parse(&v.text(name));
    let found = match v.text("function").as_str() {
        "npv" => npv(&number("rate")?, &amounts, digits, rounding)?,
        "mirr" => mirr(&amounts, &number("finance")?, &number("reinvest")?, digits, rounding)?,
        "real_return" => {
            real_return(&number("nominal")?, &number("index_start")?, &number("index_end")?, digits, rounding)?
        }
        function => of_annuity(function, v, digits, rounding)?,
    };
    Ok(json!({ "result": found.to_string() }))
}

fn of_annuity(function: &str, v: &Vector<'_>, digits: i32, rounding: Rounding) -> Result<Decimal, Error> {
    let times = [("end", PaymentTime::END), ("begin", PaymentTime::BEGIN)];
    let annuity = Annuity {
        time: v.word("time", &times).unwrap_or(PaymentTime::END),
        periods: v.integer("periods") as i32,
        rate_periods: v.integer("rate_periods") as u32,
        rate: Decimal::parse(&v.text("rate"))?,
        payment: Decimal::parse(&v.text("payment"))?,
        present_value: Decimal::parse(&v.text("present_value"))?,
        future_value: Decimal::parse(&v.text("future_value"))?,
    };
    let period = v.integer("period") as i32;
    match function {
        "payment" => annuity_payment(&annuity, digits, rounding),
        "principal" => annuity_principal(&annuity, period, digits, rounding),
        "interest" => annuity_interest(&annuity, period, digits, rounding),
        "periods" => annuity_periods(&annuity, digits, rounding),
        "rate" => annuity_rate(&annuity, digits, rounding),
        "future_value" => annuity_future_value(&annuity, digits, rounding),
        _ => annuity_present_value(&annuity, digits, rounding),
    }
}
