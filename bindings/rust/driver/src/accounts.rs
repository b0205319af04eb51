//! Accounts and lots of foreign cash.

use crate::books::date;
use crate::vector::{list, rates_of, text_of, Vector};
use crate::Told;
use libmoney::{CashLotMethod, Date, EntryKind, Error, Money, Rates, Wallet, WalletNote};
use serde_json::json;

/// The text, or nothing if it is empty.
fn given(text: &str) -> Option<&str> {
    Some(text).filter(|one| !one.is_empty())
}

/// An amount with its currency; one without a currency is unknown.
fn shown(amount: &Money) -> String {
    if amount.is_none() {
        "unknown".to_string()
    } else {
        amount.to_string()
    }
}

fn joined(amounts: &[&Money], separator: &str) -> String {
    amounts.iter().map(|one| shown(one)).collect::<Vec<_>>().join(separator)
}

fn day_of(date: Option<Date>) -> String {
    date.map_or("-".to_string(), |day| day.to_string())
}

fn note_of<'a>(words: &[&'a str]) -> Result<WalletNote<'a>, Error> {
    let mut note = WalletNote {
        kind: (1..=8).map(EntryKind).find(|one| one.name() == words[2]).unwrap_or(EntryKind::UNSPECIFIED),
        date: date(words[3])?,
        effective: date(words[4])?,
        label: given(words[5]),
        counterpart: given(words[6]),
        external_id: given(words[7]),
        ..WalletNote::default()
    };
    if !words[8].is_empty() {
        note.cost = Money::parse(words[8])?;
    }
    Ok(note)
}

fn table_of(words: &[&str]) -> Result<Option<Rates>, Error> {
    if words.len() < 7 {
        return Ok(None);
    }
    let pair = json!({ "from": words[4], "to": words[5], "rate": words[6] });
    rates_of(&[Vector { content: &pair, document: "" }]).map(Some)
}

fn lots(wallet: &Wallet, words: &[&str]) -> Result<String, Error> {
    let method = if words[3] == "average" { CashLotMethod::AVERAGE } else { CashLotMethod::FIFO };
    let rates = table_of(words)?;
    let lots = wallet.cash_lots(words[1], given(words[2]), method, rates.as_ref(), None)?;
    let info = lots.info()?;
    let now = match &rates {
        Some(table) => shown(&lots.unrealised(Some(table), None)?),
        None => "unknown".to_string(),
    };
    let mut lines = vec![format!("{} {}", joined(&[&info.amount, &info.cost, &info.realised], " "), now)];
    for lot in lots.open()? {
        lines.push(format!("lot {} {} {}", lot.entry, day_of(lot.opened), joined(&[&lot.amount, &lot.cost], " ")));
    }
    for paid in lots.disposals()? {
        let amounts = joined(&[&paid.amount, &paid.cost, &paid.proceeds, &paid.gain], " ");
        lines.push(format!("paid {} {} {}", paid.entry, day_of(paid.date), amounts));
    }
    Ok(lines.join("\n"))
}

fn step(wallet: &mut Wallet, words: &[&str]) -> Result<String, Error> {
    match words[0] {
        "add" => Ok(wallet.add(&Money::parse(words[1])?, Some(&note_of(words)?))?.to_string()),
        "hold" => Ok(wallet.hold(&Money::parse(words[1])?, Some(&note_of(words)?))?.to_string()),
        "commit" => Ok(wallet.commit(words[1].parse().unwrap_or(0))?.to_string()),
        "release" => {
            wallet.release(words[1].parse().unwrap_or(0))?;
            Ok("ok".to_string())
        }
        "find" => {
            let entry = wallet.find(words[1])?;
            Ok(format!("{} {}", entry.id, entry.amount))
        }
        "balance" => {
            let found = wallet.balance(words[1], date(words[2])?, None)?;
            Ok(joined(&[&found.posted, &found.held, &found.pending, &found.available], ", "))
        }
        "statement" => wallet.account_statement(words[1], date(words[2])?, date(words[3])?, None)?.to_json(),
        "lots" => lots(wallet, words),
        "json" => {
            let text = wallet.to_json()?;
            *wallet = Wallet::from_json(&text)?;
            Ok(text)
        }
        other => Ok(format!("no step is called {other}")),
    }
}

pub fn accounts(v: &Vector<'_>) -> Told {
    let mut wallet = Wallet::new()?;
    let mut answers = Vec::new();
    for one in list(&v.content["steps"]) {
        let texts: Vec<String> = list(one).iter().map(text_of).collect();
        let words: Vec<&str> = texts.iter().map(String::as_str).collect();
        answers.push(step(&mut wallet, &words).unwrap_or_else(|error| error.constant()));
    }
    Ok(json!({ "answers": answers }))
}
