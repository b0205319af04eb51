//! Explanations and electronic invoices.

use crate::trade::told_of;
use crate::vector::Vector;
use crate::Told;
use libmoney::*;
use serde_json::{json, Value};

pub fn explanations(v: &Vector<'_>) -> Told {
    if v.has("invoice") {
        return explained(&Invoice::from_json(&v.text("invoice"))?.explain()?);
    }
    if v.has("expression") {
        return explained(&Expression::evaluate_detailed(&v.text("expression"), None, None)?.1.explain()?);
    }
    if v.has("basket") {
        let basket = Basket::from_json(&v.text("basket"), None)?;
        let receipt = basket.checkout(v.text("target").as_str(), Some(&v.rates()?), None)?;
        return explained(&receipt.explain(ReceiptView::CHECKOUT)?);
    }
    if v.has("amount") {
        let given = v.amount("amount", &v.text("from"))?;
        return explained(&v.rates()?.explain(&given, v.text("to").as_str(), None)?);
    }
    let mut quotes = Vec::new();
    for one in v.vectors("quotes") {
        quotes.push(PriceQuote {
            symbol: one.text("symbol"),
            currency: one.text("currency"),
            price: Decimal::parse(&one.text("price"))?,
            ..Default::default()
        });
    }
    let mut portfolio = Portfolio::from_json(&v.text("portfolio"), None)?;
    explained(&portfolio.value(&quotes, Some(&v.rates()?), None)?.explain()?)
}

fn explained(explanation: &Explanation) -> Told {
    Ok(json!({ "text": explanation.to_text()?, "json": explanation.to_json()? }))
}

pub fn invoice_document(v: &Vector<'_>) -> Told {
    let xml = v.text("xml");
    if v.has("read") {
        let is_cii = v.text("syntax") == "cii";
        return told_of(&if is_cii { Invoice::from_cii(&xml)? } else { Invoice::from_ubl(&xml)? });
    }
    let report = invoice_check(&xml)?;
    let findings: Vec<Value> = report.findings()?.iter().map(finding).collect();
    let corrections = report.corrections()?.iter().map(correction).collect::<Vec<Value>>();
    let invoice = report.invoice()?;
    let mut told = explained(&invoice.explain()?)?;
    told["totals"] = told_of(&invoice)?;
    told["findings"] = json!(findings);
    told["corrections"] = json!(corrections);
    Ok(told)
}

fn finding(one: &InvoiceFinding) -> Value {
    let text = |is_there: bool, value: &Decimal| if is_there { value.to_string() } else { String::new() };
    let (stated, computed) = (text(one.has_stated, &one.stated), text(one.has_computed, &one.computed));
    let place = format!("{}:{}", one.line, one.column);
    json!([one.rule, place, stated, computed, one.hypothesis, one.place, one.message])
}

fn correction(one: &InvoiceCorrection) -> Value {
    let place = format!("{}:{}", one.line, one.column);
    json!([place, one.from.to_string(), one.to.to_string(), one.place])
}
