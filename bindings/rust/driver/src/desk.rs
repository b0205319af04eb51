//! Models for screens: converters, lists, order forms, feeds, portfolios.

use crate::vector::{amount, list, number, rates_of, text_of, Vector};
use crate::Told;
use libmoney::*;
use serde_json::{json, Value};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const RATES: &str = r#"{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}"#;
const LIST: &str = r#"{"success":true,"currencies":{"EUR":"Euro"}}"#;

fn codes_of(list: &CurrencyList) -> Result<Vec<String>, Error> {
    Ok(list.items()?.into_iter().map(|item| item.code).collect())
}

fn list_of(v: &Vector<'_>) -> Told {
    let language = v.text("language");
    let mut list = CurrencyList::new(&language)?;
    list.add_json(v.document)?;
    for code in v.texts("favourites") {
        list.set_favourite(&code, true)?;
    }
    if v.has("sort") {
        let sort = v.text("sort");
        let found = (0..4).map(CurrencyListSort).find(|one| one.name() == sort);
        list.set_sort(found.unwrap_or(CurrencyListSort::NAME_ASCENDING))?;
    }
    if v.has("search") {
        list.set_search(&v.text("search"))?;
    }
    Ok(json!({ "codes": codes_of(&list)?, "state": list.state()?.name() }))
}

fn typed(v: &Vector<'_>, rates: &Rates, text: &str) -> Result<Converter, Error> {
    let mut made = Converter::new(&v.text("source"), &v.text("target"), None)?;
    made.set_rates(rates, Origin::NETWORK, None)?;
    made.set_amount(text)?;
    Ok(made)
}

pub fn converter(v: &Vector<'_>) -> Told {
    if v.has("list") {
        return list_of(v);
    }
    let rates = Rates::from_json(v.document)?;
    let made = typed(v, &rates, &v.text("typed"))?;
    let info = made.info(None)?;
    let mut told = json!({
        "state": info.state.name(), "unfinished": info.input_state == InputState::UNFINISHED, "reason": made.reason()?,
    });
    if info.state == ConverterState::READY {
        let (_, details) = made.result_detailed(None)?;
        told["result"] = json!(made.text()?);
        told["equivalence"] = json!(made.unit_rate()?);
        told["through"] = details.legs.iter().skip(1).map(|leg| json!(leg.from)).collect();
        let legs = made.rate(None)?.legs;
        if let [leg] = &legs[..] {
            told["rate"] = json!([leg.numerator.to_string(), leg.denominator.to_string()]);
        }
    }
    if v.has("result_of") {
        told["other"] = json!(typed(v, &rates, &v.text("result_of"))?.text()?);
    }
    Ok(told)
}

pub fn order(v: &Vector<'_>) -> Told {
    let mut list = CurrencyList::new(&v.text("language"))?;
    for code in v.texts("codes") {
        list.add(&code, "")?;
    }
    let up = codes_of(&list)?;
    list.set_sort(CurrencyListSort::NAME_DESCENDING)?;
    Ok(json!({ "up": up, "down": codes_of(&list)? }))
}

pub fn form(v: &Vector<'_>) -> Told {
    let draft = v.inner("draft");
    let mut held = Portfolio::new("EUR", None)?;
    let rule = if draft.has("rule") { TickerRule::EXCHANGE_SYMBOL } else { TickerRule::LETTERS };
    let mut filled = OrderForm::new(&held, None, rule)?;
    let fields = [
        ("date", OrderField::DATE),
        ("type", OrderField::ACTION),
        ("ticker", OrderField::TICKER),
        ("quantity", OrderField::QUANTITY),
        ("price", OrderField::PRICE),
        ("sum", OrderField::SUM),
    ];
    for (name, field) in fields {
        if draft.has(name) {
            filled.set(field, &draft.text(name))?;
        }
    }
    let (mut states, mut texts) = (json!({}), json!({}));
    for (name, field) in fields {
        states[name] = json!(field_state_text(filled.state(field)?));
        texts[name] = json!(filled.text(field)?);
    }
    let is_saved = filled.save(&mut held).is_ok();
    Ok(json!({ "states": states, "texts": texts, "saved": is_saved, "stored": held.count()? }))
}

fn instant(seconds: i64) -> Option<SystemTime> {
    Some(UNIX_EPOCH + Duration::from_secs(seconds as u64))
}

pub fn feed(v: &Vector<'_>) -> Told {
    let is_list = v.text("feed") == "currency_list";
    let (provider, document) =
        if is_list { (Provider::CURRENCYLAYER_LIST, LIST) } else { (Provider::CURRENCYLAYER, RATES) };
    let mut options = FeedOptions { api_key: Some("not-a-key"), ..Default::default() };
    if v.has("ttl_seconds") {
        options.ttl_seconds = v.integer("ttl_seconds");
    }
    let mut made = Feed::new(provider, Some(&options))?;
    let (mut id, mut steps) = (0, Vec::<Value>::new());
    for step in v.vectors("steps") {
        let now = instant(step.integer("at"));
        if step.has("expect") {
            let request = made.next(now)?;
            steps.push(json!(if request.is_some() { "fetch" } else { "nothing" }));
            id = request.map_or(id, |request| request.id());
        } else if step.has("event") {
            if step.text("event") == "refresh" {
                made.refresh()?;
            } else {
                made.notify_online(now)?;
            }
            steps.push(json!("done"));
        } else if step.has("answer") {
            // The feed notes why it refuses an answer.
            let _ = match step.text("answer").as_str() {
                "no connection" => made.fail_request(id, TransportFailure::CONNECTION, now),
                "html" => made.receive_response(id, 200, "text/html", b"<html></html>", now),
                _ => made.receive_response(id, 200, "application/json", document.as_bytes(), now),
            };
            let status = made.failure(None)?.status;
            let name = status.name().to_uppercase();
            steps.push(json!(if status == Status::OK { "MONEY_OK".to_string() } else { format!("MONEY_ERR_{name}") }));
        } else {
            let info = made.info(now)?;
            let age = if info.age_seconds == i64::MIN { Value::Null } else { json!(info.age_seconds) };
            steps.push(json!([info.state.name(), age, made.rates()?.is_some()]));
        }
    }
    Ok(json!({ "steps": steps }))
}

fn own(v: &Vector<'_>) -> String {
    v.or("currency", &v.text("security_currency"))
}

fn report(v: &Vector<'_>) -> String {
    v.or("report_currency", &own(v))
}

fn cents(amounts: &Vector<'_>, code: &str) -> Result<i64, Error> {
    amounts.amount(code, code)?.to_minor(None)
}

fn portfolio_of(v: &Vector<'_>, method: LotMethod) -> Result<Portfolio, Error> {
    let options = PortfolioOptions { method, ..Default::default() };
    let mut made = Portfolio::new(&report(v), Some(&options))?;
    for row in list(&v.content["transactions"]) {
        let action = text_of(&row[1]);
        let mut given = Transaction {
            date: Date::parse(&text_of(&row[0]))?,
            action: (1..6).map(Action).find(|one| one.name() == action).unwrap_or(Action::BUY),
            symbol: text_of(&row[2]),
            quantity: Decimal::parse(&text_of(&row[3]))?,
            total: amount(&text_of(&row[4]), &own(v))?,
            ..Default::default()
        };
        if v.has("rate_at_trade") {
            let rate = v.inner("rate_at_trade");
            given.rate_numerator = cents(&rate, &report(v))? as u64;
            given.rate_denominator = cents(&rate, &own(v))? as u64;
        }
        made.add(&given, &[])?;
    }
    Ok(made)
}

fn valuation_of(v: &Vector<'_>, made: &mut Portfolio, rates: Option<&Rates>) -> Result<Valuation, Error> {
    let mut quotes = Vec::new();
    if v.has("price") {
        let symbol = made.transaction_at(0)?.symbol;
        quotes.push(PriceQuote { symbol, price: Decimal::parse(&v.text("price"))?, ..Default::default() });
    }
    made.value(&quotes, rates, None)
}

pub fn portfolio(v: &Vector<'_>) -> Told {
    let mut told = json!({});
    for method in [LotMethod::FIFO, LotMethod::AVERAGE] {
        let position = valuation_of(v, &mut portfolio_of(v, method)?, None)?.position_at(0)?;
        told[method.name()] = json!({
            "realised": number(&position.realised_gain),
            "remaining_quantity": position.quantity.to_string(),
            "remaining_cost": number(&position.cost),
            "unrealised": number(&position.performance.unrealised_gain),
        });
    }
    if v.has("rate_now") {
        let now = v.inner("rate_now");
        let rate = format!("{}/{}", cents(&now, &report(v))?, cents(&now, &own(v))?);
        let pair = json!({ "from": own(v), "to": report(v), "rate": rate });
        let rates = rates_of(&[Vector { content: &pair, document: "" }])?;
        let held = valuation_of(v, &mut portfolio_of(v, LotMethod::FIFO)?, Some(&rates))?.summary()?.performance;
        told["value_now"] = number(&held.value);
        told["profit"] = number(&held.profit);
        told["currency_effect"] = number(&held.currency_effect);
        told["price_effect"] = number(&held.price_effect);
    }
    Ok(told)
}
