//! Amounts, conversions, bags, expressions, returns, calculators and wallets.

use crate::vector::{amount, list, number, numbers, text_of, Vector};
use crate::Told;
use libmoney::*;
use serde_json::{json, Map, Value};
use std::cmp::Ordering;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

pub fn parse(v: &Vector<'_>) -> Told {
    let text = v.text("text");
    if v.has("currency") {
        let amount = Money::parse(&text)?;
        return Ok(json!({ "value": number(&amount), "currency": amount.currency() }));
    }
    let amount = Money::parse_with_currency(&text, Some("EUR"), None)?;
    Ok(json!({ "value": number(&amount), "decimal": Decimal::parse(&text)?.to_string() }))
}

fn decimals(texts: &[String]) -> Result<Vec<Decimal>, Error> {
    texts.iter().map(|text| Decimal::parse(text)).collect()
}

pub fn allocation(v: &Vector<'_>) -> Told {
    let mut options = AllocateOptions::default();
    let methods = [
        ("largest_remainder", Allocation::LARGEST_REMAINDER),
        ("floor_to_first", Allocation::FLOOR_TO_FIRST),
        ("floor_to_last", Allocation::FLOOR_TO_LAST),
        ("separate_remainder", Allocation::SEPARATE_REMAINDER),
    ];
    options.method = v.word("method", &methods).unwrap_or(options.method);
    let whole = v.amount("amount", &v.text("currency"))?;
    let (shares, remainder) = whole.allocate_detailed(&decimals(&v.texts("weights"))?, Some(&options))?;
    Ok(json!({ "shares": numbers(&shares), "remainder": number(&remainder) }))
}

const FLAGS: [(Flags, &str); 7] = [
    (Flags::ROUNDED, "rounded"),
    (Flags::RATE_ROUNDED, "rate_rounded"),
    (Flags::FIXED, "fixed"),
    (Flags::EARLIER, "earlier"),
    (Flags::STALE, "stale"),
    (Flags::INCONSISTENT, "inconsistent"),
    (Flags::EURO_REGULATION, "euro_regulation"),
];

pub fn conversion(v: &Vector<'_>) -> Told {
    let mut options = ConvertOptions { date: v.date("date")?, ..Default::default() };
    if v.has("rounding") {
        options.rounding = v.rounding("rounding");
    }
    if v.has("digits") {
        options.digits = v.integer("digits") as i32;
    }
    let given = v.amount("amount", &v.text("from"))?;
    let (result, details) = v.rates()?.convert_detailed(&given, v.text("to").as_str(), Some(&options))?;
    let first = details.legs.first().map(|leg| leg.from.clone());
    let path: Vec<String> = first.into_iter().chain(details.legs.iter().map(|leg| leg.to.clone())).collect();
    let names: Vec<&str> =
        FLAGS.iter().filter(|(flag, _)| details.flags.contains(*flag)).map(|(_, name)| *name).collect();
    Ok(json!({ "result": number(&result), "flags": names, "path": path }))
}

fn bag_of(value: &Value) -> Result<Bag, Error> {
    let mut made = Bag::new()?;
    for one in list(value) {
        made.add(&Money::parse(&text_of(one))?)?;
    }
    Ok(made)
}

pub fn bag(v: &Vector<'_>) -> Told {
    let mut told = json!({});
    if v.has("equal") {
        let (a, b) = (bag_of(&v.content["equal"][0])?, bag_of(&v.content["equal"][1])?);
        told["equal"] = json!(a.equal(&b)? && a.hash()? == b.hash()?);
    }
    if v.has("sum") {
        let mut sum = bag_of(&v.content["sum"])?;
        sum.multiply(&Decimal::parse(&v.or("times", "1"))?)?;
        told["result"] = number(&sum.reduce(&v.text("reduce"), Some(&v.rates()?), None)?);
    }
    Ok(told)
}

/// A whole number of 512 bits in hexadecimal digits.
fn hexadecimal(words: &[u64; 8]) -> String {
    let text: String = words.iter().rev().map(|word| format!("{word:016x}")).collect();
    let short = text.trim_start_matches('0');
    if short.is_empty() {
        "0".to_string()
    } else {
        short.to_string()
    }
}

pub fn expressions(v: &Vector<'_>) -> Told {
    let (value, expression) = Expression::evaluate_detailed(&v.text("expression"), Some(&v.rates()?), None)?;
    let exact = expression.info()?.exact;
    let result = if value.kind == ExpressionKind::AMOUNT { value.amount.to_string() } else { value.number.to_string() };
    Ok(json!({
        "result": result,
        "rounded": value.flags.contains(Flags::ROUNDED),
        "exact": [exact.sign, hexadecimal(&exact.numerator), hexadecimal(&exact.denominator)],
    }))
}

pub fn rate_of_return(v: &Vector<'_>) -> Told {
    let mut flows = Vec::new();
    for row in list(&v.content["flows"]) {
        let date = Date::parse(&text_of(&row[0]))?;
        flows.push(CashFlow { date, amount: amount(&text_of(&row[1]), "EUR")? });
    }
    let found = xirr(&flows)?;
    if found.outcome == XirrOutcome::UNDEFINED {
        return Ok(json!({ "undefined": xirr_reason_text(found.reason) }));
    }
    Ok(json!({ "root": found.rates[0] }))
}

pub fn calculator(v: &Vector<'_>) -> Told {
    let mut machine = Calculator::new()?;
    let alert = machine.press_keys(&v.text("keys"))?;
    Ok(json!({ "alert": calculator_alert_name(alert), "display": machine.display()? }))
}

fn keys(value: &Value) -> Vec<String> {
    value.as_object().map_or(Vec::new(), |object| object.keys().cloned().collect())
}

pub fn wallet(v: &Vector<'_>) -> Told {
    let mut filled = Wallet::new()?;
    for text in v.texts("moneys") {
        filled.add(&Money::parse(&text)?, None)?;
    }
    let codes = (0..filled.currency_count()?).map(|index| filled.currency_at(index)).collect::<Result<Vec<_>, _>>()?;
    let (mut counts, mut sums) = (Map::new(), Map::new());
    for code in keys(&v.content["per_currency"]) {
        counts.insert(code.clone(), json!(filled.count(code.as_str())?));
    }
    for code in keys(&v.content["sums"]) {
        sums.insert(code.clone(), number(&filled.sum(&code, None)?));
    }
    let mut told = json!({ "count": filled.count(None)?, "currencies": codes, "per_currency": counts, "sums": sums });
    let total = v.inner("total");
    let (rates, target) = (total.rates()?, total.text("currency"));
    match filled.total_detailed(&target, Some(&rates), None) {
        Ok((sum, details)) => {
            told["total"] = number(&sum);
            told["total_of_rounded"] = number(&details.total_of_rounded);
        }
        Err(error) => told["total_error"] = json!(error.to_string()),
    }
    match filled.statement(&target, Some(&rates), None) {
        Ok(statement) => {
            let sections = statement.section_count()?;
            told["sections"] = json!(sections);
            let mut rows = 0;
            for section in 0..sections {
                rows += statement.row_count(section)?;
            }
            told["rows"] = json!(rows);
        }
        Err(error) => told["statement_error"] = json!(error.to_string()),
    }
    Ok(told)
}

fn hash_of(amount: &Money) -> u64 {
    let mut hasher = DefaultHasher::new();
    Hash::hash(amount, &mut hasher);
    hasher.finish()
}

/// An operation on amounts, which a test compares with the calls of C.
pub fn operation(v: &Vector<'_>) -> Told {
    let a = Money::parse(&v.text("a"))?;
    let (digits, mode) = (v.integer("digits") as i32, v.rounding("rounding"));
    let factor = || Decimal::parse(&v.text("factor"));
    let b = || Money::parse(&v.text("b"));
    let result = match v.text("name").as_str() {
        "split" => {
            let shares = a.split(v.integer("count") as usize)?;
            shares.iter().map(Money::to_string).collect::<Vec<_>>().join(",")
        }
        "quantize" => a.quantize(digits, mode)?.to_string(),
        "multiply" => a.multiply(&factor()?, digits, mode)?.to_string(),
        "divide" => a.divide(&factor()?, digits, mode)?.to_string(),
        "add" => (a + b()?)?.to_string(),
        "subtract" => (a - b()?)?.to_string(),
        "compare" => match a.compare(&b()?)? {
            Ordering::Less => "-1".to_string(),
            Ordering::Equal => "0".to_string(),
            Ordering::Greater => "1".to_string(),
        },
        _ => {
            let b = b()?;
            match a == b {
                true if hash_of(&a) != hash_of(&b) => "equal, with two hashes".to_string(),
                true => "1".to_string(),
                false => "0".to_string(),
            }
        }
    };
    Ok(json!({ "result": result }))
}
