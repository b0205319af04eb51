//! Loans and annual percentage rates.

use crate::vector::{amount, list, number, text_of, Vector};
use crate::Told;
use libmoney::{
    apr, AprRule, CreditFlow, Date, DayCount, Decimal, Error, Loan, LoanEvent, LoanEventKind, LoanKind, LoanTerms,
    PeriodUnit, Rounding,
};
use serde_json::{json, Value};

const UNITS: [(&str, PeriodUnit); 3] =
    [("day", PeriodUnit::DAY), ("week", PeriodUnit::WEEK), ("month", PeriodUnit::MONTH)];
const KINDS: [(&str, LoanKind); 3] =
    [("annuity", LoanKind::ANNUITY), ("linear", LoanKind::LINEAR), ("bullet", LoanKind::BULLET)];
const EVENTS: [(&str, LoanEventKind); 6] = [
    ("advance", LoanEventKind::ADVANCE),
    ("extra", LoanEventKind::EXTRA),
    ("rate", LoanEventKind::RATE),
    ("payment", LoanEventKind::PAYMENT),
    ("level", LoanEventKind::LEVEL),
    ("fee", LoanEventKind::FEE),
];
const CONVENTIONS: [(&str, DayCount); 4] = [
    ("actual_365", DayCount::ACTUAL_365),
    ("actual_360", DayCount::ACTUAL_360),
    ("thirty_360_bond", DayCount::THIRTY_360_BOND),
    ("thirty_e_360", DayCount::THIRTY_E_360),
];

pub fn loan(v: &Vector<'_>) -> Told {
    if v.has("flows") {
        return rate_of_charge(v);
    }
    let currency = v.text("currency");
    let mut terms = LoanTerms {
        principal: v.amount("principal", &currency)?,
        rate: Decimal::parse(&v.text("rate"))?,
        start: v.date("start")?,
        first_payment: v.date("first")?,
        kind: v.word("kind", &KINDS).unwrap_or(LoanKind::ANNUITY),
        unit_count: v.integer("count") as i32,
        payment_count: v.integer("payments") as i32,
        day_count: v.word("day_count", &CONVENTIONS).unwrap_or(DayCount::THIRTY_360_BOND),
        ..LoanTerms::default()
    };
    if v.has("payment") {
        terms.payment = v.amount("payment", &currency)?;
    }
    if v.has("advance_fee") {
        terms.advance_fee = v.amount("advance_fee", &currency)?;
    }
    if v.has("payment_fee") {
        terms.payment_fee = v.amount("payment_fee", &currency)?;
    }
    let made = if v.has("events") {
        let events =
            list(&v.content["events"]).iter().map(|one| event(one, &currency)).collect::<Result<Vec<_>, _>>()?;
        Loan::with_events(&terms, &events)?
    } else {
        Loan::new(&terms)?
    };
    let rows: Vec<Value> = made
        .rows()?
        .iter()
        .map(|row| json!([&row.payment, &row.interest, &row.principal, &row.balance, &row.fee].map(number)))
        .collect();
    let info = made.info()?;
    let rates = [AprRule::EU, AprRule::US]
        .into_iter()
        .map(|rule| made.apr(rule, 16, Rounding::HALF_UP).map(|rate| rate.to_string()))
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(json!({ "level": number(&info.payment), "rows": rows, "cost": number(&info.cost), "apr": rates }))
}

fn event(words: &Value, currency: &str) -> Result<LoanEvent, Error> {
    let (kind, value) = (text_of(&words[1]), text_of(&words[2]));
    let kind = EVENTS.iter().find(|(name, _)| *name == kind).map_or(LoanEventKind::FEE, |(_, found)| *found);
    let mut event = LoanEvent { date: Date::parse(&text_of(&words[0]))?, kind, ..LoanEvent::default() };
    if kind == LoanEventKind::RATE {
        event.rate = Decimal::parse(&value)?;
    } else if kind != LoanEventKind::LEVEL {
        event.amount = amount(&value, currency)?;
    }
    Ok(event)
}

fn flow(row: &Value) -> Result<CreditFlow, Error> {
    let when = text_of(&row[0]);
    let mut flow = CreditFlow { amount: amount(&text_of(&row[1]), "EUR")?, ..CreditFlow::default() };
    if when.contains('-') {
        flow.date = Date::parse(&when)?;
    } else {
        flow.periods = when.parse().unwrap_or(-1);
    }
    Ok(flow)
}

fn rate_of_charge(v: &Vector<'_>) -> Told {
    let flows = list(&v.content["flows"]).iter().map(flow).collect::<Result<Vec<_>, _>>()?;
    let rule = v.word("rule", &[("eu", AprRule::EU), ("us", AprRule::US)]).unwrap_or(AprRule::EU);
    let unit = v.word("unit", &UNITS).unwrap_or(PeriodUnit::MONTH);
    let (count, digits) = (v.integer("count") as i32, v.integer("digits") as i32);
    Ok(json!({ "percent": apr(rule, unit, count, &flows, digits, Rounding::HALF_UP)?.to_string() }))
}
