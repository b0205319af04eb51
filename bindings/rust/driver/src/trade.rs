//! Baskets and invoices.

use crate::vector::{amount, list, number, rates_of, text_of, Vector};
use crate::Told;
use libmoney::*;
use serde_json::{json, Value};

fn policy_of(v: &Vector<'_>) -> Result<BasketPolicy, Error> {
    let mut policy = BasketPolicy::default();
    if v.has("rounding") {
        let rounding = v.inner("rounding");
        let level = rounding.text("level");
        policy.level = (0..5).map(RoundingLevel).find(|one| one.name() == level).unwrap_or(policy.level);
        policy.rounding = rounding.rounding("mode");
    }
    policy.prices =
        v.word("prices", &[("net", PriceBasis::NET), ("gross", PriceBasis::GROSS)]).unwrap_or(policy.prices);
    if v.has("discount") {
        let remainders = [
            ("largest", Allocation::LARGEST_REMAINDER),
            ("first", Allocation::FLOOR_TO_FIRST),
            ("last", Allocation::FLOOR_TO_LAST),
        ];
        policy.remainder = v.inner("discount").word("remainder", &remainders).unwrap_or(policy.remainder);
    }
    if v.has("tender") {
        policy.tender = Tender::CASH;
        policy.cash_step = Decimal::parse(&v.inner("tender").text("cash_step"))?;
    }
    Ok(policy)
}

fn product(index: usize, category: &str, price: Money) -> Product {
    Product { sku: format!("sku{index}"), category: category.to_string(), price, ..Default::default() }
}

pub fn basket(v: &Vector<'_>) -> Told {
    let currency = v.text("currency");
    let mut catalogue = Catalogue::new(&currency, None)?;
    let category = if v.has("tax_rate") { "standard" } else { "" };
    if v.has("tax_rate") {
        let rate = Decimal::parse(&v.text("tax_rate"))?;
        catalogue.set_tax(category, &rate.multiply(&100.into(), DIGITS_EXACT, Rounding::UNNECESSARY)?)?;
    }
    let lines = v.vectors("lines");
    for (index, line) in lines.iter().enumerate() {
        catalogue.add(&product(index, category, line.amount("unit_price", &currency)?))?;
    }
    let mut filled = Basket::new(&catalogue)?;
    filled.set_policy(Some(&policy_of(v)?))?;
    for (index, line) in lines.iter().enumerate() {
        filled.add(&format!("sku{index}"), &Decimal::parse(&line.text("quantity"))?)?;
    }
    if v.has("discount") {
        let amount = v.inner("discount").amount("fixed", &currency)?;
        filled.set_discount(None, Some(&Discount { kind: DiscountKind::FIXED, amount, ..Default::default() }))?;
    }
    let checkout = if v.has("checkout") { v.inner("checkout") } else { v.inner("nothing") };
    let pair = json!({ "from": currency, "to": checkout.text("currency"), "rate": checkout.text("rate") });
    let (pairs, target) = if v.has("checkout") {
        (vec![Vector { content: &pair, document: "" }], checkout.text("currency"))
    } else {
        (Vec::new(), currency)
    };
    let receipt = filled.checkout(target.as_str(), Some(&rates_of(&pairs)?), None)?;
    let info = receipt.info(ReceiptView::CHECKOUT)?;
    let items = receipt.line_items(ReceiptView::CHECKOUT)?;
    let mut told = json!({
        "total": number(&info.total),
        "gross": number(&info.gross),
        "tax": number(&info.tax),
        "cash_rounding": number(&info.cash_rounding),
        "payable": number(&info.payable),
        "discount_shares": items.iter().map(|item| number(&item.order_discount)).collect::<Vec<_>>(),
    });
    if v.has("invoice") {
        let totals = Invoice::from_receipt(&receipt, ReceiptView::CHECKOUT, "E")?.totals()?;
        told["invoice"] = json!([&totals.net, &totals.tax, &totals.rounding, &totals.payable].map(number));
    }
    Ok(told)
}

/// The texts that are not empty.
fn content_of(content: &PaymentCodeContent) -> Value {
    let texts = [
        ("iban", &content.iban),
        ("bic", &content.bic),
        ("creditor_name", &content.creditor_name),
        ("creditor_street", &content.creditor_street),
        ("creditor_building", &content.creditor_building),
        ("creditor_postcode", &content.creditor_postcode),
        ("creditor_town", &content.creditor_town),
        ("creditor_country", &content.creditor_country),
        ("debtor_name", &content.debtor_name),
        ("debtor_street", &content.debtor_street),
        ("debtor_building", &content.debtor_building),
        ("debtor_postcode", &content.debtor_postcode),
        ("debtor_town", &content.debtor_town),
        ("debtor_country", &content.debtor_country),
        ("reference", &content.reference),
        ("message", &content.message),
        ("information", &content.information),
        ("purpose", &content.purpose),
    ];
    texts.iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| (name.to_string(), json!(text))).collect()
}

pub fn payment_code(v: &Vector<'_>) -> Told {
    let fields = &v.content["fields"];
    let options = PaymentCodeOptions {
        format: v
            .word("format", &[("epc", PaymentCodeFormat::EPC), ("swiss", PaymentCodeFormat::SWISS)])
            .unwrap_or(PaymentCodeFormat::EPC),
        version: v.integer("version") as i32,
        is_amount_open: v.has("open"),
        amount: v.amount("amount", &v.text("currency"))?,
        iban: fields["iban"].as_str(),
        bic: fields["bic"].as_str(),
        creditor_name: fields["creditor_name"].as_str(),
        creditor_street: fields["creditor_street"].as_str(),
        creditor_building: fields["creditor_building"].as_str(),
        creditor_postcode: fields["creditor_postcode"].as_str(),
        creditor_town: fields["creditor_town"].as_str(),
        creditor_country: fields["creditor_country"].as_str(),
        debtor_name: fields["debtor_name"].as_str(),
        debtor_street: fields["debtor_street"].as_str(),
        debtor_building: fields["debtor_building"].as_str(),
        debtor_postcode: fields["debtor_postcode"].as_str(),
        debtor_town: fields["debtor_town"].as_str(),
        debtor_country: fields["debtor_country"].as_str(),
        reference: fields["reference"].as_str(),
        message: fields["message"].as_str(),
        information: fields["information"].as_str(),
        purpose: fields["purpose"].as_str(),
    };
    let text = libmoney::payment_code(&options)?;
    Ok(json!({ "text": text, "content": content_of(&libmoney::payment_code_parse(&text)?) }))
}

pub fn told_of(made: &Invoice) -> Told {
    let totals = made.totals()?;
    let (lines, taxes) = (made.line_amounts()?, made.categories()?);
    Ok(json!({
        "line_total": number(&totals.line_total),
        "allowances": number(&totals.allowances),
        "charges": number(&totals.charges),
        "net": number(&totals.net),
        "tax": number(&totals.tax),
        "gross": number(&totals.gross),
        "payable": number(&totals.payable),
        "lines": lines.iter().map(|row| number(&row.net)).collect::<Vec<_>>(),
        "taxes": taxes.iter().map(|row| number(&row.amount)).collect::<Vec<_>>(),
    }))
}

fn tax(category: &str, percent: &str) -> Result<InvoiceTax, Error> {
    Ok(InvoiceTax { category: category.to_string(), percent: Decimal::parse(percent)?, ..Default::default() })
}

fn adjustment(is_charge: bool, number: &str, currency: &str) -> Result<InvoiceAdjustment, Error> {
    let kind = if is_charge { InvoiceAdjustmentKind::CHARGE } else { InvoiceAdjustmentKind::ALLOWANCE };
    Ok(InvoiceAdjustment { kind, amount: amount(number, currency)?, ..Default::default() })
}

fn pay(made: &mut Invoice, currency: &str, v: &Vector<'_>) -> Result<(), Error> {
    let prepaid = amount(&v.or("prepaid", "0"), currency)?;
    made.set_payment(Some(&prepaid), Some(&amount(&v.or("rounding", "0"), currency)?))
}

fn is_charge(v: &Vector<'_>) -> bool {
    v.content["charge"].as_bool().unwrap_or(false)
}

pub fn invoice(v: &Vector<'_>) -> Told {
    let currency = v.text("currency");
    let mut made = Invoice::new(&currency, None)?;
    for line in v.vectors("lines") {
        let place = made.add(&InvoiceLineItem {
            quantity: Decimal::parse(&line.text("quantity"))?,
            price: line.amount("price", &currency)?,
            base_quantity: Decimal::parse(&line.or("base_quantity", "0"))?,
            taxes: vec![tax(&line.text("category"), &line.or("percent", "0"))?],
            ..Default::default()
        })?;
        for one in line.vectors("allowances_charges") {
            made.adjust(place, &adjustment(is_charge(&one), &one.text("amount"), &currency)?)?;
        }
    }
    for one in v.vectors("document") {
        let mut whole = adjustment(is_charge(&one), &one.text("amount"), &currency)?;
        whole.taxes = vec![tax(&one.text("category"), &one.or("percent", "0"))?];
        made.adjust(INVOICE_DOCUMENT, &whole)?;
    }
    pay(&mut made, &currency, v)?;
    told_of(&made)
}

/// The first tax is the category of the line item, as Python's invoices name it.
fn taxes_of(rows: &Value) -> Result<Vec<InvoiceTax>, Error> {
    let mut found = Vec::new();
    for (place, row) in list(rows).iter().enumerate() {
        let (name, percent) = (text_of(&row[0]), text_of(&row[1]));
        let percent = if percent.is_empty() { "0" } else { &percent };
        let mut made = tax(&name.chars().take(11).collect::<String>(), percent)?;
        if place > 0 {
            let kind = text_of(&row[2]);
            made.kind = (0..3).map(InvoiceTaxKind).find(|one| one.name() == kind).unwrap_or(made.kind);
        } else if name == "VAT" {
            made.category = if made.percent == Decimal::ZERO { "E" } else { "S" }.to_string();
        }
        found.push(made);
    }
    if found.is_empty() {
        found.push(tax("O", "0")?);
    }
    Ok(found)
}

pub fn bank_statements(v: &Vector<'_>) -> Told {
    let statements = BankStatements::from_camt(&v.text("xml"))?;
    let mut wallet = Wallet::new()?;
    for index in 0..statements.info()?.statement_count as usize {
        wallet.add_bank_statement(&statements, index)?;
        wallet.add_bank_statement(&statements, index)?;
    }
    Ok(json!({ "json": statements.to_json()?, "wallet": wallet.to_json()? }))
}

pub fn journal(v: &Vector<'_>) -> Told {
    let name = v.text("format");
    let format = (1..4).map(JournalFormat).find(|one| one.name() == name).unwrap_or(JournalFormat::LEDGER);
    let (exchange, symbols) = (v.or("exchange", ""), v.or("symbols", ""));
    let account = if exchange.is_empty() { None } else { Some(exchange.as_str()) };
    let ledger = Ledger::from_journal(&v.text("journal"), format, "EUR", account, Some(symbols.as_str()))?;
    Ok(json!({ "json": ledger.to_json()?, "written": ledger.to_journal(format)? }))
}

pub fn gobl(v: &Vector<'_>) -> Told {
    if v.content["prices_include_tax"].as_bool().unwrap_or(false) {
        return gobl_basket(v);
    }
    let currency = v.text("currency");
    let mut made = Invoice::new(&currency, None)?;
    for row in list(&v.content["lines"]) {
        let place = made.add(&InvoiceLineItem {
            quantity: Decimal::parse(&text_of(&row[0]))?,
            price: amount(&text_of(&row[1]), &currency)?,
            taxes: taxes_of(&row[3])?,
            ..Default::default()
        })?;
        for pair in list(&row[2]) {
            let is_charge = pair[0].as_bool().unwrap_or(false);
            made.adjust(place, &adjustment(is_charge, &text_of(&pair[1]), &currency)?)?;
        }
    }
    for row in list(&v.content["document"]) {
        let mut whole = adjustment(row[0].as_bool().unwrap_or(false), &text_of(&row[1]), &currency)?;
        whole.taxes = taxes_of(&row[2])?;
        made.adjust(INVOICE_DOCUMENT, &whole)?;
    }
    pay(&mut made, &currency, v)?;
    told_of(&made)
}

fn gobl_basket(v: &Vector<'_>) -> Told {
    let currency = v.text("currency");
    let mut catalogue = Catalogue::new(&currency, None)?;
    let rows = list(&v.content["lines"]);
    for (index, row) in rows.iter().enumerate() {
        let rate = text_of(&row[3][0][1]);
        let category = format!("rate {rate}");
        catalogue.set_tax(category.as_str(), &Decimal::parse(if rate.is_empty() { "0" } else { &rate })?)?;
        catalogue.add(&product(index, &category, amount(&text_of(&row[4]), &currency)?))?;
    }
    let mut filled = Basket::new(&catalogue)?;
    let policy = BasketPolicy { level: RoundingLevel::TAX_GROUP, prices: PriceBasis::GROSS, ..Default::default() };
    filled.set_policy(Some(&policy))?;
    for index in 0..rows.len() {
        filled.add(&format!("sku{index}"), &1.into())?;
    }
    let receipt = filled.checkout(None, None, None)?;
    let info = receipt.info(ReceiptView::CHECKOUT)?;
    let taxes = receipt.taxes(ReceiptView::CHECKOUT)?;
    Ok(json!({
        "net": number(&info.net),
        "total": number(&info.total),
        "taxes": taxes.iter().map(|row| number(&row.tax)).collect::<Vec<_>>(),
    }))
}
