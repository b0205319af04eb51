//! The time value of money, disposals, track records and rebalancing.

use crate::vector::{amount, list, number, text_of, Vector};
use crate::Told;
use libmoney::{
    annuity_future_value, annuity_interest, annuity_payment, annuity_periods, annuity_present_value, annuity_principal,
    annuity_rate, disposal_rule_text, mirr, npv, points_track_record, real_return, Annuity, CapitalPolicy, Date,
    Decimal, Disposal, Error, FeePolicy, FlowTime, LotMethod, PaymentTime, Portfolio, PortfolioOptions, PriceQuote,
    RebalanceOptions, Rounding, Sample, SymbolLabel, Target, TaxReportFormat, TrackFigures, TrackOptions, TrackRecord,
    Valuation, ValuePoint,
};
use serde_json::{json, Value};
use std::time::{Duration, SystemTime};

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

const METHODS: [(&str, LotMethod); 4] = [
    ("fifo", LotMethod::FIFO),
    ("average", LotMethod::AVERAGE),
    ("section_104", LotMethod::SECTION_104),
    ("adjusted_cost_base", LotMethod::ADJUSTED_COST_BASE),
];

/// The portfolio of a text in CSV.
fn portfolio(v: &Vector<'_>) -> Result<Portfolio, Error> {
    let fees = [("basis", FeePolicy::BASIS), ("apart", FeePolicy::APART)];
    let capital = [("gain", CapitalPolicy::GAIN), ("refuse", CapitalPolicy::REFUSE)];
    let options = PortfolioOptions {
        method: v.word("method", &METHODS).unwrap_or(LotMethod::SPECIFIC),
        wash_sales: v.content["wash_sales"] == true,
        fees: v.word("fees", &fees).unwrap_or(FeePolicy::BASIS),
        capital: v.word("capital", &capital).unwrap_or(CapitalPolicy::GAIN),
        ..PortfolioOptions::default()
    };
    Portfolio::from_csv(&v.text("csv"), &v.text("currency"), Some(&options))
}

fn date(text: &str) -> Result<Option<Date>, Error> {
    if text.is_empty() {
        return Ok(None);
    }
    Date::parse(text)
}

pub fn disposals(v: &Vector<'_>) -> Told {
    let made = portfolio(v)?;
    let rows: Vec<Value> = made.disposals(None, None)?.items()?.iter().map(part).collect();
    let mut pools = Vec::new();
    for one in list(&v.content["pools"]) {
        let pool = made.pool(&text_of(&one[0]), date(&text_of(&one[1]))?, None, None)?;
        let count = (pool.count_numerator.to_string(), pool.count_denominator.to_string());
        pools.push(json!([count.0, count.1, number(&pool.cost)]));
    }
    let report = made.tax_report(date(&v.text("year"))?, TaxReportFormat::CSV, None, None)?;
    Ok(json!({ "disposals": rows, "pools": pools, "report": report }))
}

fn part(row: &Disposal) -> Value {
    let figures = [&row.proceeds, &row.cost, &row.gain, &row.disallowed].map(number);
    let mut words: Vec<Value> = vec![json!(row.id), json!(row.date.map(|one| one.to_string()))];
    words.extend([json!(disposal_rule_text(row.rule)), json!(row.quantity.to_string())]);
    words.extend(figures);
    Value::Array(words)
}

const TIMES: [(&str, FlowTime); 4] = [
    ("after", FlowTime::AFTER),
    ("start", FlowTime::START),
    ("end", FlowTime::END),
    ("start_in_end_out", FlowTime::START_IN_END_OUT),
];

fn record_of(v: &Vector<'_>) -> Result<TrackRecord, Error> {
    let samples = [("day", Sample::DAY), ("week", Sample::WEEK), ("month", Sample::MONTH)];
    let options = TrackOptions {
        flow_time: v.word("flow_time", &TIMES).unwrap_or(FlowTime::AFTER),
        sample: v.word("sample", &samples).unwrap_or(Sample::DAY),
        digits: v.integer("digits") as i32,
        rounding: v.rounding("rounding"),
        first: date(&v.text("first"))?,
        last: date(&v.text("last"))?,
        ..TrackOptions::default()
    };
    if v.has("csv") {
        let quotes = list(&v.content["quotes"]).iter().map(quote).collect::<Result<Vec<_>, _>>()?;
        return portfolio(v)?.track_record(&quotes, None, None, &options);
    }
    let points = list(&v.content["points"]).iter().map(point).collect::<Result<Vec<_>, _>>()?;
    points_track_record(&points, Some(&options))
}

fn point(row: &Value) -> Result<ValuePoint, Error> {
    let (value, flow) = (amount(&text_of(&row[1]), "EUR")?, amount(&text_of(&row[2]), "EUR")?);
    Ok(ValuePoint { date: date(&text_of(&row[0]))?, value, flow })
}

fn quote(row: &Value) -> Result<PriceQuote, Error> {
    let days = date(&text_of(&row[1]))?.map_or(0, |day| day.0);
    let instant = Some(SystemTime::UNIX_EPOCH + Duration::from_secs(u64::from(days.unsigned_abs()) * 86400));
    let price = Decimal::parse(&text_of(&row[2]))?;
    Ok(PriceQuote { symbol: text_of(&row[0]), price, instant, ..PriceQuote::default() })
}

pub fn track_records(v: &Vector<'_>) -> Told {
    let record = record_of(v)?;
    let has = |figure: TrackFigures| record.figures.0 & figure.0 != 0;
    let days = [record.first, record.last, record.peak, record.trough, record.recovery, record.longest_start];
    let dietz = has(TrackFigures::MODIFIED_DIETZ).then(|| record.modified_dietz.to_string());
    let has_deviation = has(TrackFigures::VOLATILITY);
    let deviation = |value: f64| has_deviation.then_some(value);
    let annualised = has(TrackFigures::ANNUALISED).then_some(record.annualised);
    let days = days.map(|day| day.map_or(String::new(), |one| one.to_string()));
    let amounts = [&record.start_value, &record.end_value, &record.flows, &record.gain].map(number);
    Ok(json!({
        "days": days,
        "amounts": amounts,
        "returns": [Some(record.time_weighted.to_string()), dietz, Some(record.drawdown.to_string())],
        "doubles": [
            annualised, deviation(record.volatility), deviation(record.semi_deviation), deviation(record.year_factor),
        ],
        "counts": [record.longest_days as u64, if has_deviation { record.sample_count } else { 0 }],
    }))
}

fn target(row: &Value) -> Result<Target, Error> {
    Ok(Target { symbol: text_of(&row[0]), weight: Decimal::parse(&text_of(&row[1]))? })
}

fn price(row: &Value) -> Result<PriceQuote, Error> {
    let price = Decimal::parse(&text_of(&row[1]))?;
    Ok(PriceQuote { symbol: text_of(&row[0]), price, currency: text_of(&row[2]), ..PriceQuote::default() })
}

pub fn rebalancing(v: &Vector<'_>) -> Told {
    let mut made = portfolio(v)?;
    let rates = if v.vectors("rates").is_empty() { None } else { Some(v.rates()?) };
    let targets = list(&v.content["targets"]).iter().map(target).collect::<Result<Vec<_>, _>>()?;
    let quotes = list(&v.content["quotes"]).iter().map(price).collect::<Result<Vec<_>, _>>()?;
    let options = RebalanceOptions {
        cash: v.amount("cash", &v.text("currency"))?,
        quantity_digits: v.integer("digits") as i32,
        sells: v.content["sells"] == true,
    };
    let plan = made.rebalance(&targets, &quotes, rates.as_ref(), None, Some(&options))?;
    let info = plan.info()?;
    let orders = plan.orders()?;
    let orders = orders.iter().map(|one| json!([one.symbol, one.quantity.to_string(), number(&one.amount)]));
    let rows = rows_of(v, &made.value(&quotes, rates.as_ref(), None)?)?;
    let (total, left) = (number(&info.total), number(&info.cash_left));
    Ok(json!({ "orders": orders.collect::<Vec<_>>(), "total": total, "cash_left": left, "rows": rows }))
}

fn rows_of(v: &Vector<'_>, valuation: &Valuation) -> Result<Vec<Value>, Error> {
    let labels: Vec<SymbolLabel> = list(&v.content["labels"])
        .iter()
        .map(|row| SymbolLabel { symbol: text_of(&row[0]), label: text_of(&row[1]) })
        .collect();
    let rows = valuation.breakdown(&labels)?.rows()?;
    Ok(rows
        .iter()
        .map(|row| json!([row.label, number(&row.value), row.percent.to_string(), row.position_count]))
        .collect())
}
