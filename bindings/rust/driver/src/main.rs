//! Answers golden vectors: a line of JSON in, a line of JSON out.

mod accounts;
mod books;
mod desk;
mod exchanges;
mod investing;
mod loans;
mod notepad;
mod papers;
mod trade;
mod values;
mod vector;

use libmoney::{expression_caret, Error};
use serde_json::{json, Value};
use std::io::{stdin, stdout, BufRead, Write};
use vector::Vector;

/// The answer to a request.
pub type Told = Result<Value, Error>;

fn run(kind: &str, vector: &Vector) -> Told {
    match kind {
        "parse" => values::parse(vector),
        "allocation" => values::allocation(vector),
        "conversion" => values::conversion(vector),
        "bag" => values::bag(vector),
        "expressions" => values::expressions(vector),
        "xirr" => values::rate_of_return(vector),
        "calculator" => values::calculator(vector),
        "wallet" => values::wallet(vector),
        "operation" => values::operation(vector),
        "basket" => trade::basket(vector),
        "invoices" => trade::invoice(vector),
        "gobl" => trade::gobl(vector),
        "loans" => loans::loan(vector),
        "ledger" => books::ledger(vector),
        "accounts" => accounts::accounts(vector),
        "exchange" => exchanges::exchange(vector),
        "time-value" => investing::time_value(vector),
        "disposals" => investing::disposals(vector),
        "rebalancing" => investing::rebalancing(vector),
        "track-records" => investing::track_records(vector),
        "payment-code" => trade::payment_code(vector),
        "bank-statements" => trade::bank_statements(vector),
        "journals" => trade::journal(vector),
        "explanations" => papers::explanations(vector),
        "invoice-documents" => papers::invoice_document(vector),
        "converter" => desk::converter(vector),
        "currency-order" => desk::order(vector),
        "transaction-draft" => desk::form(vector),
        "feed" => desk::feed(vector),
        "portfolio" => desk::portfolio(vector),
        "notepad" => notepad::notepad(vector),
        "locale-numbers" => notepad::locale_numbers(vector),
        "merging" => notepad::merging(vector),
        "packed" => notepad::packed(vector),
        _ => Ok(json!({ "broken": kind })),
    }
}

fn answer(request: &Value) -> Value {
    let kind = request["op"].as_str().unwrap_or("");
    let vector = Vector { content: &request["vector"], document: request["document"].as_str().unwrap_or("") };
    let error = match run(kind, &vector) {
        Ok(told) => return told,
        Err(error) => error,
    };
    let mut told = json!({ "error": error.to_string(), "status": error.constant() });
    if let Some(position) = error.position() {
        told["position"] = json!(position);
        if kind == "expressions" {
            if let Ok(caret) = expression_caret(&vector.text("expression"), position as i64) {
                told["caret"] = json!(caret);
            }
        }
    }
    told
}

fn main() -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(stdout());
    for line in stdin().lock().lines() {
        let told = match serde_json::from_str(&line?) {
            Ok(request) => answer(&request),
            Err(error) => json!({ "broken": error.to_string() }),
        };
        writeln!(out, "{told}")?;
    }
    Ok(())
}
