//! Notepads, numbers of locales, and merged rates.

use crate::vector::{list, number, rates_of, text_of, Vector};
use crate::Told;
use libmoney::*;
use serde_json::{json, Value};

const PARTS: [(&str, LinePart); 6] = [
    ("value", LinePart::VALUE),
    ("reading", LinePart::READING),
    ("label", LinePart::LABEL),
    ("name", LinePart::NAME),
    ("message", LinePart::MESSAGE),
    ("caret", LinePart::CARET),
];
const READINGS: [(&str, Reading); 2] = [("strict", Reading::STRICT), ("lenient", Reading::LENIENT)];

fn line_of(pad: &Notepad, index: usize) -> Told {
    let mut told = json!({});
    for (name, part) in PARTS {
        told[name] = json!(pad.line_text(index, part)?);
    }
    let count = pad.line_at(index)?.reading_count as usize;
    let readings = (0..count).map(|reading| pad.line_reading_at(index, reading));
    told["readings"] = json!(readings.collect::<Result<Vec<_>, _>>()?);
    Ok(told)
}

pub fn notepad(v: &Vector<'_>) -> Told {
    let (locale, home) = (v.text("locale"), v.text("home"));
    let options = NotepadOptions {
        reading: v.word("reading", &READINGS).unwrap_or(Reading::LENIENT),
        today: v.date("today")?,
        max_gap: v.integer("gap") as i32,
        locale: Some(&locale),
        home: Some(&home),
        ..Default::default()
    };
    let mut pad = Notepad::new(Some(&options))?;
    pad.set_rates(Some(&v.rates()?))?;
    pad.set_text(&v.text("text"))?;
    let version = pad.lines()?.iter().map(|line| line.version).max().unwrap_or(0);
    for edit in list(&v.content["edits"]) {
        pad.set_line(edit[0].as_u64().unwrap_or(0) as usize, &text_of(&edit[1]))?;
    }
    let lines = (0..pad.line_count()?).map(|index| line_of(&pad, index)).collect::<Result<Vec<Value>, _>>()?;
    let changed: Vec<u64> = pad.changes(version)?.iter().map(|line| line.index).collect();
    Ok(json!({ "lines": lines, "changed": changed }))
}

pub fn locale_numbers(v: &Vector<'_>) -> Told {
    let reading = v.word("reading", &READINGS).unwrap_or(Reading::STRICT);
    Ok(json!({ "value": decimal_parse_locale(&v.text("text"), &v.text("locale"), reading)?.to_string() }))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes_of(text: &str) -> Vec<u8> {
    (0..text.len() / 2).filter_map(|at| u8::from_str_radix(&text[at * 2..at * 2 + 2], 16).ok()).collect()
}

pub fn packed(v: &Vector<'_>) -> Told {
    if v.has("damaged") {
        let read = unpack(&bytes_of(&v.text("damaged")))?;
        return Ok(json!({ "amount": number(&read), "currency": read.currency() }));
    }
    let amount = v.amount("amount", &v.text("currency"))?;
    let bytes = amount.pack()?;
    let found = unpack(&bytes)?;
    let (packed, key) = (hex(&bytes), hex(&amount.sort_key()?));
    Ok(json!({ "packed": packed, "key": key, "amount": number(&found), "currency": found.currency() }))
}

pub fn merging(v: &Vector<'_>) -> Told {
    let rules = [("pairs", MergeRule::PAIRS), ("days", MergeRule::DAYS)];
    let rule = v.word("rule", &rules).unwrap_or(MergeRule::PAIRS);
    let merged = v.rates()?.merge(&rates_of(&v.vectors("added"))?, rule, v.date("undated")?)?;
    let options = ConvertOptions { date: v.date("on")?, ..Default::default() };
    let given = v.amount("amount", &v.text("from"))?;
    let (result, details) = merged.convert_detailed(&given, v.text("to").as_str(), Some(&options))?;
    let legs = details.legs.iter().map(|leg| leg.to.clone());
    let path: Vec<String> = std::iter::once(v.text("from")).chain(legs).collect();
    Ok(json!({ "result": number(&result), "path": path, "days": merged.info()?.date_count }))
}
