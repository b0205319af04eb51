//! Double-entry ledgers.

use crate::vector::{list, rates_of, text_of, Vector};
use crate::Told;
use libmoney::{AccountKind, Date, Error, Ledger, LedgerReportKind, Money, Posting};
use serde_json::{json, Value};

/// The date of a text; an absent one is "".
pub fn date(text: &str) -> Result<Option<Date>, Error> {
    if text.is_empty() {
        Ok(None)
    } else {
        Date::parse(text)
    }
}

fn post(books: &mut Ledger, words: &[&str]) -> Result<String, Error> {
    let mut postings = Vec::new();
    for pair in words[3..].chunks_exact(2) {
        postings.push(Posting { account: Some(pair[0]), amount: pair[1].parse::<Money>()? });
    }
    Ok(books.post(date(words[1])?, words[2], &postings)?.to_string())
}

fn revalue(books: &mut Ledger, words: &[&str]) -> Result<String, Error> {
    let pairs: Vec<Value> =
        words[3..].chunks_exact(3).map(|rate| json!({ "from": rate[0], "to": rate[1], "rate": rate[2] })).collect();
    let pairs: Vec<Vector<'_>> = pairs.iter().map(|content| Vector { content, document: "" }).collect();
    let rates = rates_of(&pairs)?;
    Ok(books.revalue(date(words[1])?, Some(&rates), None, None, words[2])?.to_string())
}

fn statement(books: &Ledger, words: &[&str]) -> Result<String, Error> {
    let rows = books.statement(words[1], words[2], date(words[3])?, date(words[4])?, None)?;
    let lines: Vec<String> = rows
        .iter()
        .map(|row| {
            let day = row.date.map(|day| day.to_string()).unwrap_or_default();
            format!("{} {} {} {} {}", row.transaction, day, row.amount, row.balance, row.description)
        })
        .collect();
    Ok(lines.join("\n"))
}

fn report(books: &Ledger, words: &[&str]) -> Result<String, Error> {
    let kind = (1..=3).map(LedgerReportKind).find(|one| one.name() == words[1]).unwrap_or(LedgerReportKind(0));
    books.report(kind, date(words[2])?, date(words[3])?, None)?.to_json()
}

fn step(books: &mut Ledger, words: &[&str]) -> Result<String, Error> {
    match words[0] {
        "account" => {
            let kind = (1..=6).map(AccountKind).find(|one| one.name() == words[2]).unwrap_or(AccountKind::ANY);
            books.add_account(words[1], kind, words.get(3).copied())?;
            Ok("ok".to_string())
        }
        "post" => post(books, words),
        "reverse" => {
            let id = words[1].parse().unwrap_or(0);
            Ok(books.reverse(id, date(words[2])?)?.to_string())
        }
        "close" => Ok(books.close_period(date(words[1])?, words.get(2).copied())?.to_string()),
        "revalue" => revalue(books, words),
        "balance" => Ok(books.balance(words[1], words[2], date(words[3])?, true, None)?.to_string()),
        "statement" => statement(books, words),
        "report" => report(books, words),
        "json" => {
            let text = books.to_json()?;
            *books = Ledger::from_json(&text)?;
            Ok(text)
        }
        "read" => {
            *books = Ledger::from_json(words[1])?;
            Ok("ok".to_string())
        }
        other => Ok(format!("no step is called {other}")),
    }
}

pub fn ledger(v: &Vector<'_>) -> Told {
    let mut books = Ledger::new(&v.text("base"))?;
    let mut answers = Vec::new();
    for one in list(&v.content["steps"]) {
        let texts: Vec<String> = list(one).iter().map(text_of).collect();
        let words: Vec<&str> = texts.iter().map(String::as_str).collect();
        answers.push(step(&mut books, &words).unwrap_or_else(|error| error.constant()));
    }
    Ok(json!({ "answers": answers }))
}
