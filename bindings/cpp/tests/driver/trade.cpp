/* Baskets and invoices. */
#include "driver.hpp"

#include <map>

static money::BasketPolicy policy_of(const Json &vector) {
    using namespace money;
    static const std::map<std::string, RoundingLevel::Value> levels = {{"unit", RoundingLevel::unit},
                                                                       {"line", RoundingLevel::line},
                                                                       {"tax_group", RoundingLevel::tax_group},
                                                                       {"order", RoundingLevel::order},
                                                                       {"invoice", RoundingLevel::invoice}};
    static const std::map<std::string, Allocation::Value> remainders = {{"largest", Allocation::largest_remainder},
                                                                        {"first", Allocation::floor_to_first},
                                                                        {"last", Allocation::floor_to_last}};
    BasketPolicy policy;
    if (vector.contains("rounding")) {
        policy.level = levels.at(word(vector["rounding"], "level"));
        policy.rounding = rounding_of(word(vector["rounding"], "mode"));
    }
    if (vector.contains("prices")) policy.prices = word(vector, "prices") == "net" ? PriceBasis::net : PriceBasis::gross;
    if (vector.contains("discount")) policy.remainder = remainders.at(word(vector["discount"], "remainder"));
    if (vector.contains("tender")) {
        policy.tender = Tender::cash;
        policy.cash_step = decimal_of(vector["tender"]["cash_step"]);
    }
    return policy;
}

static money::Basket basket_of(const Json &vector) {
    const std::string currency = word(vector, "currency");
    money::Catalogue catalogue(currency);
    if (vector.contains("tax_rate")) catalogue.set_tax("standard", decimal_of(vector["tax_rate"]) * 100);
    std::size_t index = 0;
    for (const Json &line : vector.at("lines")) {
        money::Product product;
        money::assign(product.sku, "sku" + std::to_string(index++));
        if (vector.contains("tax_rate")) money::assign(product.category, "standard");
        product.price = amount_of(line.at("unit_price"), currency);
        catalogue.add(product);
    }
    money::Basket basket(catalogue);
    basket.set_policy(policy_of(vector));
    index = 0;
    for (const Json &line : vector.at("lines"))
        basket.add("sku" + std::to_string(index++), decimal_of(line.at("quantity")));
    if (vector.contains("discount")) {
        money::Discount discount;
        discount.kind = money::DiscountKind::fixed;
        discount.amount = amount_of(vector["discount"]["fixed"], currency);
        basket.set_discount({}, discount);
    }
    return basket;
}

Json buy(const Json &vector) {
    const money::Basket basket = basket_of(vector);
    const Json *checkout = vector.contains("checkout") ? &vector["checkout"] : nullptr;
    Json pairs = Json::array();
    if (checkout != nullptr)
        pairs.push_back({{"from", vector["currency"]}, {"to", (*checkout)["currency"]}, {"rate", (*checkout)["rate"]}});
    const std::string target = word(checkout != nullptr ? *checkout : vector, "currency");
    const money::Receipt receipt = basket.checkout(target, rates_of(pairs));
    const money::ReceiptInfo info = receipt.info(money::ReceiptView::checkout);
    Json told = {
        {"total", number(info.total)},
        {"gross", number(info.gross)},
        {"tax", number(info.tax)},
        {"cash_rounding", number(info.cash_rounding)},
        {"payable", number(info.payable)},
        {"discount_shares", Json::array()},
    };
    for (const money::ReceiptLineItem &item : receipt.line_items(money::ReceiptView::checkout))
        told["discount_shares"].push_back(number(item.order_discount));
    if (vector.contains("invoice")) {
        const money::InvoiceTotals totals =
            money::Invoice::from_receipt(receipt, money::ReceiptView::checkout, "E").totals();
        told["invoice"] = {number(totals.net), number(totals.tax), number(totals.rounding), number(totals.payable)};
    }
    return told;
}

/* The texts that are not empty. */
static Json content_of(const money::PaymentCodeContent &content) {
    const std::pair<const char *, const char *> texts[] = {
        {"iban", content.iban},
        {"bic", content.bic},
        {"creditor_name", content.creditor_name},
        {"creditor_street", content.creditor_street},
        {"creditor_building", content.creditor_building},
        {"creditor_postcode", content.creditor_postcode},
        {"creditor_town", content.creditor_town},
        {"creditor_country", content.creditor_country},
        {"debtor_name", content.debtor_name},
        {"debtor_street", content.debtor_street},
        {"debtor_building", content.debtor_building},
        {"debtor_postcode", content.debtor_postcode},
        {"debtor_town", content.debtor_town},
        {"debtor_country", content.debtor_country},
        {"reference", content.reference},
        {"message", content.message},
        {"information", content.information},
        {"purpose", content.purpose},
    };
    Json told = Json::object();
    for (const auto &[name, text] : texts)
        if (*text != '\0') told[name] = text;
    return told;
}

Json payment_code(const Json &vector) {
    using Options = money::PaymentCodeOptions;
    static const std::map<std::string, const char *money_payment_code_options_t::*> members = {
        {"iban", &Options::iban},
        {"bic", &Options::bic},
        {"creditor_name", &Options::creditor_name},
        {"creditor_street", &Options::creditor_street},
        {"creditor_building", &Options::creditor_building},
        {"creditor_postcode", &Options::creditor_postcode},
        {"creditor_town", &Options::creditor_town},
        {"creditor_country", &Options::creditor_country},
        {"debtor_name", &Options::debtor_name},
        {"debtor_street", &Options::debtor_street},
        {"debtor_building", &Options::debtor_building},
        {"debtor_postcode", &Options::debtor_postcode},
        {"debtor_town", &Options::debtor_town},
        {"debtor_country", &Options::debtor_country},
        {"reference", &Options::reference},
        {"message", &Options::message},
        {"information", &Options::information},
        {"purpose", &Options::purpose},
    };
    Options options;
    options.format = word(vector, "format") == "swiss" ? money::PaymentCodeFormat::swiss : money::PaymentCodeFormat::epc;
    options.version = vector.value("version", 0);
    options.is_amount_open = vector.value("open", false);
    options.amount = amount_of(vector.at("amount"), word(vector, "currency"));
    for (const auto &[name, text] : vector.at("fields").items())
        options.*members.at(name) = text.get_ref<const std::string &>().c_str();
    const std::string text = money::payment_code(options);
    return {{"text", text}, {"content", content_of(money::payment_code_parse(text))}};
}

Json told_of(const money::Invoice &invoice) {
    const money::InvoiceTotals totals = invoice.totals();
    Json told = {
        {"line_total", number(totals.line_total)}, {"allowances", number(totals.allowances)},
        {"charges", number(totals.charges)},       {"net", number(totals.net)},
        {"tax", number(totals.tax)},               {"gross", number(totals.gross)},
        {"payable", number(totals.payable)},       {"lines", Json::array()},
        {"taxes", Json::array()},
    };
    for (const money::InvoiceLineAmounts &row : invoice.line_amounts()) told["lines"].push_back(number(row.net));
    for (const money::InvoiceCategory &row : invoice.categories()) told["taxes"].push_back(number(row.amount));
    return told;
}

Json invoice(const Json &vector) {
    const std::string currency = word(vector, "currency");
    money::Invoice made(currency);
    const auto adjust = [&](std::size_t place, const Json &one) {
        money::InvoiceAdjustment adjustment;
        if (one.value("charge", false)) adjustment.kind = money::InvoiceAdjustmentKind::charge;
        adjustment.amount = amount_of(one.at("amount"), currency);
        if (place == MONEY_INVOICE_DOCUMENT) {
            money::assign(adjustment.taxes[0].category, word(one, "category"));
            adjustment.taxes[0].percent = decimal_of(one.at("percent"));
        }
        made.adjust(place, adjustment);
    };
    for (const Json &line : vector.at("lines")) {
        money::InvoiceLineItem item;
        item.quantity = decimal_of(line.at("quantity"));
        item.price = amount_of(line.at("price"), currency);
        item.base_quantity = decimal_of(line.at("base_quantity"));
        money::assign(item.taxes[0].category, word(line, "category"));
        item.taxes[0].percent = decimal_of(line.at("percent"));
        const std::size_t place = made.add(item);
        for (const Json &one : line.at("allowances_charges")) adjust(place, one);
    }
    for (const Json &one : vector.at("document")) adjust(MONEY_INVOICE_DOCUMENT, one);
    made.set_payment(amount_of(vector.at("prepaid"), currency), amount_of(vector.at("rounding"), currency));
    return told_of(made);
}

/* The first tax is the category of the line item, as Python's invoices name it. */
static void set_taxes(money_invoice_tax_t (&taxes)[MONEY_INVOICE_TAXES_MAX], const Json &given) {
    using Kind = money::InvoiceTaxKind;
    static const std::map<std::string, Kind::Value> kinds = {
        {"added", Kind::added}, {"compound", Kind::compound}, {"retained", Kind::retained}};
    if (given.empty()) money::assign(taxes[0].category, "O");
    std::size_t place = 0;
    for (const Json &one : given) {
        std::string name = one[0];
        money::Decimal percent = decimal_of(one[1]);
        if (place == 0 && name == "VAT") name = percent.sign() != 0 ? "S" : "E";
        money::assign(taxes[place].category, place == 0 ? name : name.substr(0, 11));
        taxes[place].percent = percent;
        taxes[place].kind = place == 0 ? money_invoice_tax_kind_t(Kind::added) : kinds.at(one[2]);
        ++place;
    }
}

static Json gobl_invoice(const Json &vector) {
    const std::string currency = word(vector, "currency");
    money::Invoice made(currency);
    for (const Json &line : vector.at("lines")) {
        money::InvoiceLineItem item;
        item.quantity = decimal_of(line[0]);
        item.price = amount_of(line[1], currency);
        set_taxes(item.taxes, line[3]);
        const std::size_t place = made.add(item);
        for (const Json &one : line[2]) {
            money::InvoiceAdjustment adjustment;
            if (one[0].get<bool>()) adjustment.kind = money::InvoiceAdjustmentKind::charge;
            adjustment.amount = amount_of(one[1], currency);
            made.adjust(place, adjustment);
        }
    }
    for (const Json &one : vector.at("document")) {
        money::InvoiceAdjustment adjustment;
        if (one[0].get<bool>()) adjustment.kind = money::InvoiceAdjustmentKind::charge;
        adjustment.amount = amount_of(one[1], currency);
        set_taxes(adjustment.taxes, one[2]);
        made.adjust(MONEY_INVOICE_DOCUMENT, adjustment);
    }
    made.set_payment(amount_of(vector.at("prepaid"), currency), amount_of(vector.at("rounding"), currency));
    return told_of(made);
}

Json read_statements(const Json &vector) {
    const money::BankStatements statements = money::BankStatements::from_camt(word(vector, "xml"));
    money::Wallet wallet;
    for (std::size_t index = 0; index < statements.info().statement_count; ++index) {
        wallet.add_bank_statement(statements, index);
        wallet.add_bank_statement(statements, index);
    }
    return {{"json", std::string(statements.to_json())}, {"wallet", std::string(wallet.to_json())}};
}

Json read_journal(const Json &vector) {
    const std::string name = word(vector, "format"), exchange = word(vector, "exchange"), symbols = word(vector, "symbols");
    const money::JournalFormat format = name == "beancount" ? money::JournalFormat::beancount
                                        : name == "ledger"  ? money::JournalFormat::ledger
                                                            : money::JournalFormat::hledger;
    const money::Ledger ledger = money::Ledger::from_journal(word(vector, "journal"), format, "EUR",
                                                             exchange.empty() ? nullptr : exchange.c_str(), symbols);
    return {{"json", std::string(ledger.to_json())}, {"written", std::string(ledger.to_journal(format))}};
}

Json gobl(const Json &vector) {
    if (!vector.at("prices_include_tax").get<bool>()) return gobl_invoice(vector);
    const std::string currency = word(vector, "currency");
    money::Catalogue catalogue(currency);
    std::size_t index = 0;
    for (const Json &line : vector.at("lines")) {
        const std::string category = "rate " + (line[3][0][1].is_null() ? std::string("None") : line[3][0][1].get<std::string>());
        catalogue.set_tax(category, decimal_of(line[3][0][1]));
        money::Product product;
        money::assign(product.sku, std::to_string(index++));
        money::assign(product.category, category);
        product.price = amount_of(line[4], currency);
        catalogue.add(product);
    }
    money::Basket basket(catalogue);
    money::BasketPolicy policy;
    policy.level = money::RoundingLevel::tax_group;
    policy.prices = money::PriceBasis::gross;
    basket.set_policy(policy);
    while (index > 0) basket.add(std::to_string(--index), 1);
    const money::Receipt receipt = basket.checkout();
    const money::ReceiptInfo info = receipt.info(money::ReceiptView::checkout);
    Json told = {{"net", number(info.net)}, {"total", number(info.total)}, {"taxes", Json::array()}};
    for (const money::ReceiptTax &row : receipt.taxes(money::ReceiptView::checkout)) told["taxes"].push_back(number(row.tax));
    return told;
}
