/* Exchanges and quotes. */
#include "driver.hpp"

#include <memory>
#include <numeric>
#include <stdexcept>

namespace {

std::string shown(const money_t &amount) {
    return amount.currency[0] == '\0' ? "unknown" : money::Money(amount).str();
}

/* A ratio in lowest terms, of numbers of one word. */
std::string ratio(const money_ratio_t &exact) {
    const std::uint64_t common = std::gcd(exact.numerator[0], exact.denominator[0]);
    return (exact.sign < 0 ? "-" : "") + std::to_string(exact.numerator[0] / common) + "/" +
           std::to_string(exact.denominator[0] / common);
}

std::string line(const money_exchange_t &made) {
    std::string told;
    for (const money_t *one : {&made.give, &made.receive, &made.fee, &made.market_value, &made.margin})
        told += shown(*one) + "; ";
    told += ratio(made.rate) + "; " + ratio(made.remainder) + "; ";
    for (std::uint32_t index = 0; index < made.market.leg_count; ++index) {
        if (index == 0) told += made.market.legs[0].from;
        told += std::string(" ") + made.market.legs[index].to;
    }
    if (made.market.leg_count == 0) told += "-";
    told += std::string("; ") + (made.id[0] == '\0' ? "-" : made.id);
    return told + "; " + std::to_string(made.give_entry) + " " + std::to_string(made.receive_entry) + " " +
           std::to_string(made.fee_entry);
}

std::string replaced(std::string text, const std::string &found, const std::string &other) {
    for (std::size_t at = text.find(found); at != std::string::npos; at = text.find(found, at + other.size()))
        text.replace(at, found.size(), other);
    return text;
}

/* The text of the id is that of `words`, which is not copied. */
money::ExchangeTerms terms_of(const Texts &words) {
    money::ExchangeTerms terms;
    if (!words.at(4).empty()) terms.rate = money::Decimal(std::string_view(words[4]));
    terms.is_inverse = words.at(5).empty() ? 0 : 1;
    if (!words.at(6).empty()) terms.receive = money::Money(std::string_view(words[6]));
    if (!words.at(7).empty()) terms.fee = money::Money(std::string_view(words[7]));
    terms.id = words.at(8).empty() ? nullptr : words[8].c_str();
    return terms;
}

struct Desk {
    money::Wallet wallet;
    Json pairs = Json::array();
    std::unique_ptr<money::ExchangeQuote> quote;

    std::string offered(const Texts &words) {
        const money::Money give(std::string_view(words.at(1)));
        const money::Rates rates = rates_of(pairs);
        const money::Rates *table = pairs.empty() ? nullptr : &rates;
        const money::ExchangeTerms terms = terms_of(words);
        if (words[0] == "exchange") return line(wallet.exchange_amount(give, words.at(2), table, nullptr, terms));
        const money_instant_t end = std::stoll(words.at(3));
        quote = std::make_unique<money::ExchangeQuote>(give, words.at(2), table, nullptr, terms, end);
        return line(quote->info());
    }

    std::string read(const std::string &text) {
        quote = std::make_unique<money::ExchangeQuote>(money::ExchangeQuote::from_json(text));
        return "ok";
    }

    std::string step(const Texts &words) {
        const std::string &operation = words.at(0);
        if (operation == "add") return std::to_string(wallet.add(money::Money(std::string_view(words.at(1)))));
        if (operation == "rate") {
            pairs.push_back({{"from", words.at(1)}, {"to", words.at(2)}, {"rate", words.at(3)}});
            return "ok";
        }
        if (operation == "clear") {
            pairs = Json::array();
            return "ok";
        }
        if (operation == "exchange" || operation == "quote") return offered(words);
        if (operation == "info") return line(quote->info());
        if (operation == "accept") return line(wallet.accept(*quote, money_instant_t(std::stoll(words.at(1)))));
        if (operation == "reread") return read(quote->to_json());
        if (operation == "changed") return read(replaced(quote->to_json(), words.at(1), words.at(2)));
        if (operation != "balance") throw std::runtime_error("no step is called " + operation);
        return shown(wallet.balance(words.at(1), money::Date()).posted);
    }
};

} // namespace

Json exchange(const Json &vector) {
    Desk desk;
    Json answers = Json::array();
    for (const Json &one : vector.at("steps")) {
        try {
            answers.push_back(desk.step(one.get<Texts>()));
        } catch (const money::error &error) {
            answers.push_back(money::status_name(money::Status(error.status())));
        }
    }
    return {{"answers", answers}};
}
