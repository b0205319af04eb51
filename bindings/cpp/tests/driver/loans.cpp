/* Loans and annual percentage rates. */
#include "driver.hpp"

static Json rate_of_charge(const Json &vector) {
    static const std::map<std::string, money::PeriodUnit::Value> units = {{"day", money::PeriodUnit::day},
                                                                          {"week", money::PeriodUnit::week},
                                                                          {"month", money::PeriodUnit::month}};
    std::vector<money::CreditFlow> flows;
    for (const Json &row : vector.at("flows")) {
        const std::string when = row[0].get<std::string>();
        flows.emplace_back();
        if (when.find('-') == std::string::npos)
            flows.back().periods = std::stoi(when);
        else
            flows.back().date = money::Date(when);
        flows.back().amount = amount_of(row[1], "EUR");
    }
    const money::AprRule rule = word(vector, "rule") == "us" ? money::AprRule::us : money::AprRule::eu;
    const money::Decimal percent =
        money::apr(rule, units.at(word(vector, "unit")), vector.at("count").get<std::int32_t>(), flows,
                   vector.at("digits").get<std::int32_t>(), money::Rounding::half_up);
    return {{"percent", percent.str()}};
}

static std::vector<money::LoanEvent> events_of(const Json &vector) {
    static const std::map<std::string, money::LoanEventKind::Value> kinds = {
        {"advance", money::LoanEventKind::advance}, {"extra", money::LoanEventKind::extra},
        {"rate", money::LoanEventKind::rate},       {"payment", money::LoanEventKind::payment},
        {"level", money::LoanEventKind::level},     {"fee", money::LoanEventKind::fee}};
    std::vector<money::LoanEvent> events;
    for (const Json &words : vector.at("events")) {
        money::LoanEvent event;
        event.date = money::Date(words[0].get<std::string>());
        event.kind = kinds.at(words[1].get<std::string>());
        if (event.kind == money::LoanEventKind::rate)
            event.rate = decimal_of(words[2]);
        else if (event.kind != money::LoanEventKind::level)
            event.amount = amount_of(words[2], word(vector, "currency"));
        events.push_back(event);
    }
    return events;
}

Json repay(const Json &vector) {
    static const std::map<std::string, money::LoanKind::Value> kinds = {{"annuity", money::LoanKind::annuity},
                                                                        {"linear", money::LoanKind::linear},
                                                                        {"bullet", money::LoanKind::bullet}};
    static const std::map<std::string, money::DayCount::Value> conventions = {
        {"actual_365", money::DayCount::actual_365},
        {"actual_360", money::DayCount::actual_360},
        {"thirty_360_bond", money::DayCount::thirty_360_bond},
        {"thirty_e_360", money::DayCount::thirty_e_360}};
    if (vector.contains("flows")) return rate_of_charge(vector);
    const std::string currency = word(vector, "currency");
    money::LoanTerms terms;
    terms.principal = amount_of(vector.at("principal"), currency);
    terms.rate = decimal_of(vector.at("rate"));
    terms.start = money::Date(word(vector, "start"));
    terms.kind = kinds.at(word(vector, "kind"));
    terms.unit_count = vector.at("count");
    terms.payment_count = vector.at("payments");
    terms.day_count = conventions.at(word(vector, "day_count"));
    if (vector.contains("first")) terms.first_payment = money::Date(word(vector, "first"));
    if (vector.contains("payment")) terms.payment = amount_of(vector.at("payment"), currency);
    if (vector.contains("advance_fee")) terms.advance_fee = amount_of(vector.at("advance_fee"), currency);
    if (vector.contains("payment_fee")) terms.payment_fee = amount_of(vector.at("payment_fee"), currency);
    const money::Loan loan =
        vector.contains("events") ? money::Loan::with_events(terms, events_of(vector)) : money::Loan(terms);
    const money::LoanInfo info = loan.info();
    Json told = {{"level", number(info.payment)}, {"rows", Json::array()}, {"cost", number(info.cost)}};
    for (const money::LoanRow &row : loan.rows())
        told["rows"].push_back({number(row.payment), number(row.interest), number(row.principal), number(row.balance),
                                number(row.fee)});
    for (const money::AprRule rule : {money::AprRule::eu, money::AprRule::us})
        told["apr"].push_back(loan.apr(rule, 16, money::Rounding::half_up).str());
    return told;
}
