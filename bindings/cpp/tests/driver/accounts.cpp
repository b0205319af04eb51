/* Accounts and lots of foreign cash. */
#include "driver.hpp"

#include <map>
#include <stdexcept>

namespace {

/* An amount with its currency; one without a currency is unknown. */
std::string shown(const money_t &amount) {
    return amount.currency[0] == '\0' ? "unknown" : money::Money(amount).str();
}

std::string day_of(money_date_t date) { return date == MONEY_DATE_NONE ? "-" : money::Date(date).str(); }

const char *optional(const std::string &text) { return text.empty() ? nullptr : text.c_str(); }

/* The texts are those of `words`, which are not copied. */
money::WalletNote note_of(const Texts &words) {
    static const std::map<std::string, money::EntryKind::Value> kinds = {
        {"", money::EntryKind::unspecified},         {"deposit", money::EntryKind::deposit},
        {"withdrawal", money::EntryKind::withdrawal}, {"transfer", money::EntryKind::transfer},
        {"exchange", money::EntryKind::exchange},     {"fee", money::EntryKind::fee},
        {"interest", money::EntryKind::interest},     {"adjustment", money::EntryKind::adjustment},
        {"opening", money::EntryKind::opening}};
    money::WalletNote note;
    note.kind = kinds.at(words.at(2));
    note.date = date_of(words.at(3));
    note.effective = date_of(words.at(4));
    note.label = optional(words.at(5));
    note.counterpart = optional(words.at(6));
    note.external_id = optional(words.at(7));
    if (!words.at(8).empty()) note.cost = money::Money(std::string_view(words.at(8)));
    return note;
}

std::string balance(const money::Wallet &wallet, const Texts &words) {
    const money::WalletBalance found = wallet.balance(words[1], date_of(words[2]));
    return shown(found.posted) + ", " + shown(found.held) + ", " + shown(found.pending) + ", " + shown(found.available);
}

std::string lots(const money::Wallet &wallet, const Texts &words) {
    const bool is_rated = words.size() > 4;
    const money::CashLotMethod method =
        words[3] == "average" ? money::CashLotMethod::average : money::CashLotMethod::fifo;
    Json pairs = Json::array();
    if (is_rated) pairs.push_back({{"from", words.at(4)}, {"to", words.at(5)}, {"rate", words.at(6)}});
    const money::Rates rates = rates_of(pairs);
    const money::Rates *table = is_rated ? &rates : nullptr;
    const money::CashLots found = wallet.cash_lots(words[1], optional(words[2]), method, table);
    const money::CashLotsInfo info = found.info();
    std::string told = shown(info.amount) + " " + shown(info.cost) + " " + shown(info.realised) + " " +
                       (is_rated ? found.unrealised(table).str() : "unknown");
    for (const money::CashLot &lot : found.open())
        told += "\nlot " + std::to_string(lot.entry) + " " + day_of(lot.opened) + " " + shown(lot.amount) + " " +
                shown(lot.cost);
    for (const money::CashDisposal &paid : found.disposals())
        told += "\npaid " + std::to_string(paid.entry) + " " + day_of(paid.date) + " " + shown(paid.amount) + " " +
                shown(paid.cost) + " " + shown(paid.proceeds) + " " + shown(paid.gain);
    return told;
}

std::string step(money::Wallet &wallet, const Texts &words) {
    const std::string &operation = words.at(0);
    if (operation == "add")
        return std::to_string(wallet.add(money::Money(std::string_view(words.at(1))), note_of(words)));
    if (operation == "hold")
        return std::to_string(wallet.hold(money::Money(std::string_view(words.at(1))), note_of(words)));
    if (operation == "commit") return std::to_string(wallet.commit(std::stoull(words.at(1))));
    if (operation == "release") {
        wallet.release(std::stoull(words.at(1)));
        return "ok";
    }
    if (operation == "find") {
        const money::WalletEntry entry = wallet.find(words.at(1));
        return std::to_string(entry.id) + " " + shown(entry.amount);
    }
    if (operation == "balance") return balance(wallet, words);
    if (operation == "statement")
        return wallet.account_statement(words.at(1), date_of(words.at(2)), date_of(words.at(3))).to_json();
    if (operation == "lots") return lots(wallet, words);
    if (operation != "json") throw std::runtime_error("no step is called " + operation);
    const std::string text = wallet.to_json();
    wallet = money::Wallet::from_json(text);
    return text;
}

} // namespace

Json keep_account(const Json &vector) {
    money::Wallet wallet;
    Json answers = Json::array();
    for (const Json &one : vector.at("steps")) {
        try {
            answers.push_back(step(wallet, one.get<Texts>()));
        } catch (const money::error &error) {
            answers.push_back(money::status_name(money::Status(error.status())));
        }
    }
    return {{"answers", answers}};
}
