/* Double-entry ledgers. */
#include "driver.hpp"

#include <map>
#include <stdexcept>

namespace {

std::string text_of(const money_t &amount) { return money::Money(amount).str(); }

std::string account(money::Ledger &ledger, const Texts &words) {
    static const std::map<std::string, money::AccountKind::Value> kinds = {
        {"asset", money::AccountKind::asset},   {"liability", money::AccountKind::liability},
        {"equity", money::AccountKind::equity}, {"income", money::AccountKind::income},
        {"expense", money::AccountKind::expense}, {"exchange", money::AccountKind::exchange}};
    const char *currency = words.size() > 3 ? words[3].c_str() : nullptr;
    ledger.add_account(words[1], kinds.at(words[2]), currency);
    return "ok";
}

std::string post(money::Ledger &ledger, const Texts &words) {
    std::vector<money::Posting> postings;
    for (std::size_t at = 3; at + 1 < words.size(); at += 2) {
        postings.emplace_back();
        postings.back().account = words[at].c_str();
        postings.back().amount = money::Money(std::string_view(words[at + 1]));
    }
    return std::to_string(ledger.post(date_of(words[1]), words[2], postings));
}

std::string revalue(money::Ledger &ledger, const Texts &words) {
    Json pairs = Json::array();
    for (std::size_t at = 3; at + 2 < words.size(); at += 3)
        pairs.push_back({{"from", words[at]}, {"to", words[at + 1]}, {"rate", words[at + 2]}});
    const money::Rates rates = rates_of(pairs);
    return std::to_string(ledger.revalue(date_of(words[1]), rates, nullptr, nullptr, words[2]));
}

std::string statement(const money::Ledger &ledger, const Texts &words) {
    std::string told;
    for (const money::LedgerStatementRow &row :
         ledger.statement(words[1], words[2], date_of(words[3]), date_of(words[4]))) {
        if (!told.empty()) told += "\n";
        told += std::to_string(row.transaction) + " " + money::Date(row.date).str() + " " + text_of(row.amount) + " " +
                text_of(row.balance) + " " + money::text_of(row.description);
    }
    return told;
}

std::string report(const money::Ledger &ledger, const Texts &words) {
    static const std::map<std::string, money::LedgerReportKind::Value> kinds = {
        {"trial_balance", money::LedgerReportKind::trial_balance},
        {"balance_sheet", money::LedgerReportKind::balance_sheet},
        {"income_statement", money::LedgerReportKind::income_statement}};
    return ledger.report(kinds.at(words[1]), date_of(words[2]), date_of(words[3])).to_json();
}

std::string step(money::Ledger &ledger, const Texts &words) {
    const std::string &operation = words.at(0);
    if (operation == "account") return account(ledger, words);
    if (operation == "post") return post(ledger, words);
    if (operation == "reverse") return std::to_string(ledger.reverse(std::stoull(words[1]), date_of(words[2])));
    if (operation == "close") {
        const char *equity = words.size() > 2 ? words[2].c_str() : nullptr;
        return std::to_string(ledger.close_period(date_of(words[1]), equity));
    }
    if (operation == "revalue") return revalue(ledger, words);
    if (operation == "balance") return ledger.balance(words[1], words[2], date_of(words[3]), true).str();
    if (operation == "statement") return statement(ledger, words);
    if (operation == "report") return report(ledger, words);
    if (operation == "json") {
        const std::string text = ledger.to_json();
        ledger = money::Ledger::from_json(text);
        return text;
    }
    if (operation != "read") throw std::runtime_error("no step is called " + operation);
    ledger = money::Ledger::from_json(words[1]);
    return "ok";
}

} // namespace

Json keep_books(const Json &vector) {
    money::Ledger ledger(word(vector, "base"));
    Json answers = Json::array();
    for (const Json &one : vector.at("steps")) {
        try {
            answers.push_back(step(ledger, one.get<Texts>()));
        } catch (const money::error &error) {
            answers.push_back(money::status_name(money::Status(error.status())));
        }
    }
    return {{"answers", answers}};
}
