/* Explanations and electronic invoices. */
#include "driver.hpp"

static Json explained(const money::Explanation &explanation) {
    return {{"text", std::string(explanation.to_text())}, {"json", std::string(explanation.to_json())}};
}

Json explain(const Json &vector) {
    if (vector.contains("invoice")) return explained(money::Invoice::from_json(word(vector, "invoice")).explain());
    if (vector.contains("expression"))
        return explained(money::Expression::evaluate_detailed(word(vector, "expression")).expression.explain());
    const money::Rates rates = rates_of(vector.value("rates", Json::array()));
    if (vector.contains("basket")) {
        const money::Basket basket = money::Basket::from_json(word(vector, "basket"));
        return explained(basket.checkout(word(vector, "target"), rates).explain(money::ReceiptView::checkout));
    }
    if (vector.contains("amount"))
        return explained(rates.explain(amount_of(vector.at("amount"), word(vector, "from")), word(vector, "to")));
    std::vector<money::PriceQuote> quotes;
    for (const Json &one : vector.at("quotes")) {
        quotes.emplace_back();
        money::assign(quotes.back().symbol, word(one, "symbol"));
        money::assign(quotes.back().currency, word(one, "currency"));
        quotes.back().price = decimal_of(one.at("price"));
    }
    money::Portfolio portfolio = money::Portfolio::from_json(word(vector, "portfolio"));
    return explained(portfolio.value(quotes, rates).explain());
}

static std::string text_of(bool is_there, const money_decimal_t &value) {
    return is_there ? money::Decimal(value).str() : std::string();
}

Json check_document(const Json &vector) {
    const std::string xml = word(vector, "xml");
    if (vector.contains("read"))
        return told_of(word(vector, "syntax") == "cii" ? money::Invoice::from_cii(xml) : money::Invoice::from_ubl(xml));
    const money::InvoiceReport report = money::invoice_check(xml);
    Json findings = Json::array(), corrections = Json::array();
    for (const money::InvoiceFinding &one : report.findings()) {
        const std::string place = std::to_string(one.line) + ":" + std::to_string(one.column);
        findings.push_back({one.rule, place, text_of(one.has_stated != 0, one.stated),
                            text_of(one.has_computed != 0, one.computed), one.hypothesis, one.place, one.message});
    }
    for (const money::InvoiceCorrection &one : report.corrections()) {
        const std::string place = std::to_string(one.line) + ":" + std::to_string(one.column);
        corrections.push_back({place, text_of(true, one.from), text_of(true, one.to), one.place});
    }
    const money::Invoice invoice = report.invoice();
    Json told = explained(invoice.explain());
    told["totals"] = told_of(invoice);
    told["findings"] = findings;
    told["corrections"] = corrections;
    return told;
}
