//! Exchanges and quotes.

use crate::vector::{list, rates_of, text_of, Vector};
use crate::Told;
use libmoney::{Decimal, Error, Exchange, ExchangeQuote, ExchangeTerms, Money, Rates, Ratio, Wallet};
use serde_json::{json, Value};
use std::time::{Duration, SystemTime};

/// A wallet, rates and the last quote. An absent text is "".
struct Desk {
    wallet: Wallet,
    pairs: Vec<Value>,
    quote: Option<ExchangeQuote>,
}

fn shown(amount: &Money) -> String {
    if amount.is_none() {
        "unknown".to_string()
    } else {
        amount.to_string()
    }
}

/// A ratio in lowest terms, of numbers of one word.
fn ratio(exact: &Ratio) -> String {
    let (mut a, mut b) = (exact.denominator[0], exact.numerator[0]);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let sign = if exact.sign < 0 { "-" } else { "" };
    format!("{sign}{}/{}", exact.numerator[0] / a, exact.denominator[0] / a)
}

fn line(made: &Exchange) -> String {
    let mut words: Vec<String> =
        [&made.give, &made.receive, &made.fee, &made.market_value, &made.margin].map(shown).to_vec();
    let legs = &made.market.legs;
    let path: Vec<String> =
        legs.first().map(|leg| leg.from.clone()).into_iter().chain(legs.iter().map(|leg| leg.to.clone())).collect();
    words.extend([ratio(&made.rate), ratio(&made.remainder)]);
    words.push(if path.is_empty() { "-".to_string() } else { path.join(" ") });
    words.push(if made.id.is_empty() { "-".to_string() } else { made.id.clone() });
    words.push(format!("{} {} {}", made.give_entry, made.receive_entry, made.fee_entry));
    words.join("; ")
}

fn instant(text: &str) -> Option<SystemTime> {
    let seconds: i64 = text.parse().unwrap_or(0);
    let distance = Duration::from_secs(seconds.unsigned_abs());
    Some(if seconds < 0 { SystemTime::UNIX_EPOCH - distance } else { SystemTime::UNIX_EPOCH + distance })
}

fn terms_of<'a>(words: &[&'a str]) -> Result<ExchangeTerms<'a>, Error> {
    let mut terms = ExchangeTerms { is_inverse: !words[5].is_empty(), ..ExchangeTerms::default() };
    if !words[4].is_empty() {
        terms.rate = words[4].parse::<Decimal>()?;
    }
    if !words[6].is_empty() {
        terms.receive = Money::parse(words[6])?;
    }
    if !words[7].is_empty() {
        terms.fee = Money::parse(words[7])?;
    }
    terms.id = Some(words[8]).filter(|one| !one.is_empty());
    Ok(terms)
}

impl Desk {
    fn rates(&self) -> Result<Option<Rates>, Error> {
        if self.pairs.is_empty() {
            return Ok(None);
        }
        let pairs: Vec<Vector<'_>> = self.pairs.iter().map(|content| Vector { content, document: "" }).collect();
        rates_of(&pairs).map(Some)
    }

    fn info(&self) -> Result<String, Error> {
        match &self.quote {
            Some(quote) => Ok(line(&quote.info()?)),
            None => Ok("no quote was made".to_string()),
        }
    }

    fn read(&mut self, found: &str, other: &str) -> Result<String, Error> {
        if let Some(quote) = &self.quote {
            let text = quote.to_json()?;
            let text = if found.is_empty() { text } else { text.replace(found, other) };
            self.quote = Some(ExchangeQuote::from_json(&text)?);
        }
        Ok("ok".to_string())
    }

    fn step(&mut self, words: &[&str]) -> Result<String, Error> {
        match words[0] {
            "add" => Ok(self.wallet.add(&Money::parse(words[1])?, None)?.to_string()),
            "rate" => {
                self.pairs.push(json!({ "from": words[1], "to": words[2], "rate": words[3] }));
                Ok("ok".to_string())
            }
            "clear" => {
                self.pairs.clear();
                Ok("ok".to_string())
            }
            "exchange" => {
                let (give, rates) = (Money::parse(words[1])?, self.rates()?);
                let terms = terms_of(words)?;
                let made = self.wallet.exchange_amount(&give, words[2], rates.as_ref(), None, Some(&terms), None)?;
                Ok(line(&made))
            }
            "quote" => {
                let (give, rates) = (Money::parse(words[1])?, self.rates()?);
                let (terms, end) = (terms_of(words)?, instant(words[3]));
                self.quote = Some(ExchangeQuote::new(&give, words[2], rates.as_ref(), None, Some(&terms), end)?);
                self.info()
            }
            "info" => self.info(),
            "accept" => match &mut self.quote {
                Some(quote) => Ok(line(&self.wallet.accept(quote, instant(words[1]), None)?)),
                None => Ok("no quote was made".to_string()),
            },
            "reread" => self.read("", ""),
            "changed" => self.read(words[1], words[2]),
            "balance" => Ok(shown(&self.wallet.balance(words[1], None, None)?.posted)),
            other => Ok(format!("no step is called {other}")),
        }
    }
}

pub fn exchange(v: &Vector<'_>) -> Told {
    let mut desk = Desk { wallet: Wallet::new()?, pairs: Vec::new(), quote: None };
    let mut answers = Vec::new();
    for one in list(&v.content["steps"]) {
        let texts: Vec<String> = list(one).iter().map(text_of).collect();
        let words: Vec<&str> = texts.iter().map(String::as_str).collect();
        answers.push(desk.step(&words).unwrap_or_else(|error| error.constant()));
    }
    Ok(json!({ "answers": answers }))
}
