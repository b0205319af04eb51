/* Amounts, rates, expressions, rates of return and the keys of a calculator. */
#include "driver.hpp"

#include <map>

money::Rounding rounding_of(const std::string &name) {
    using money::Rounding;
    static const std::map<std::string, Rounding::Value> modes = {
        {"half_even", Rounding::half_even}, {"half_up", Rounding::half_up}, {"half_down", Rounding::half_down},
        {"up", Rounding::up},               {"down", Rounding::down},       {"ceiling", Rounding::ceiling},
        {"floor", Rounding::floor},         {"unnecessary", Rounding::unnecessary},
    };
    return modes.at(name);
}

Json parse(const Json &vector) {
    const std::string text = vector.at("text");
    if (vector.contains("currency")) {
        const money::Money amount{std::string_view(text)};
        return {{"value", amount.amount().str()}, {"currency", amount.currency()}};
    }
    const money::Money amount = money::parse_with_currency(text, "EUR");
    return {{"value", amount.amount().str()}, {"decimal", money::Decimal(std::string_view(text)).str()}};
}

namespace {

std::string hex(const std::string &bytes) {
    static const char digits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const unsigned value = static_cast<unsigned char>(byte);
        text += digits[value / 16];
        text += digits[value % 16];
    }
    return text;
}

std::string bytes_of(const std::string &text) {
    std::string bytes;
    for (std::size_t place = 0; place < text.size(); place += 2)
        bytes += static_cast<char>(std::stoi(text.substr(place, 2), nullptr, 16));
    return bytes;
}

} // namespace

Json pack(const Json &vector) {
    if (vector.contains("damaged")) {
        const money::Money found = money::unpack(bytes_of(word(vector, "damaged")));
        return {{"amount", found.amount().str()}, {"currency", found.currency()}};
    }
    const money::Money amount = amount_of(vector.at("amount"), word(vector, "currency"));
    const std::string packed = amount.pack();
    const money::Money found = money::unpack(packed);
    return {{"packed", hex(packed)}, {"key", hex(amount.sort_key())}, {"amount", found.amount().str()},
            {"currency", found.currency()}};
}

Json allocate(const Json &vector) {
    using money::Allocation;
    static const std::map<std::string, Allocation::Value> methods = {
        {"largest_remainder", Allocation::largest_remainder},
        {"floor_to_first", Allocation::floor_to_first},
        {"floor_to_last", Allocation::floor_to_last},
        {"separate_remainder", Allocation::separate_remainder},
    };
    std::vector<money::Decimal> weights;
    for (const Json &weight : vector.at("weights")) weights.push_back(decimal_of(weight));
    money::AllocateOptions options;
    options.method = methods.at(word(vector, "method", "largest_remainder"));
    const money::Money amount(word(vector, "amount"), word(vector, "currency"));
    const auto [shares, remainder] = money::allocate_detailed(amount, weights, options);
    Json told = {{"shares", Json::array()}, {"remainder", number(remainder)}};
    for (const money::Money &share : shares) told["shares"].push_back(share.amount().str());
    return told;
}

Json convert(const Json &vector) {
    static const std::pair<const char *, money_flags_t> names[] = {
        {"rounded", money::Flags::rounded},
        {"rate_rounded", money::Flags::rate_rounded},
        {"fixed", money::Flags::fixed},
        {"earlier", money::Flags::earlier},
        {"stale", money::Flags::stale},
        {"inconsistent", money::Flags::inconsistent},
        {"euro_regulation", money::Flags::euro_regulation},
    };
    const money::Rates rates = rates_of(vector.at("rates"));
    money::ConvertOptions options;
    if (vector.contains("rounding")) options.rounding = rounding_of(word(vector, "rounding"));
    if (vector.contains("digits")) options.digits = vector["digits"];
    if (vector.contains("date")) options.date = money::Date(word(vector, "date"));
    const money::Money amount(word(vector, "amount"), word(vector, "from"));
    const auto [result, details] = rates.convert_detailed(amount, word(vector, "to"), options);
    Json told = {{"result", result.amount().str()}, {"flags", Json::array()}, {"path", Json::array()}};
    for (const auto &[name, flag] : names)
        if (details.flags & flag) told["flags"].push_back(name);
    for (std::uint32_t index = 0; index < details.leg_count; ++index) {
        if (index == 0) told["path"].push_back(details.legs[0].from);
        told["path"].push_back(details.legs[index].to);
    }
    return told;
}

static money::Bag bag_of(const Json &texts) {
    money::Bag bag;
    for (const Json &text : texts) bag.add(money::Money(std::string_view(text.get<std::string>())));
    return bag;
}

Json add_up(const Json &vector) {
    Json told = Json::object();
    if (vector.contains("equal")) {
        const money::Bag a = bag_of(vector["equal"][0]), b = bag_of(vector["equal"][1]);
        told["equal"] = a.equal(b) && a.hash() == b.hash();
    }
    if (vector.contains("sum")) {
        money::Bag bag = bag_of(vector["sum"]);
        bag.multiply(vector.at("times").get<int>());
        told["result"] = bag.reduce(word(vector, "reduce"), rates_of(vector.at("rates"))).amount().str();
    }
    return told;
}

/* A ratio of words of 64 bits, as two texts of hexadecimal digits. */
static Json ratio(const money_ratio_t &exact) {
    const auto hexadecimal = [](const std::uint64_t (&words)[8]) {
        std::string text;
        char digits[17];
        for (int index = 7; index >= 0; --index) {
            std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(words[index]));
            text += digits;
        }
        return text;
    };
    return {exact.sign, hexadecimal(exact.numerator), hexadecimal(exact.denominator)};
}

Json evaluate(const Json &vector) {
    const money::Rates rates = rates_of(vector.value("rates", Json::array()));
    const auto [value, expression] = money::Expression::evaluate_detailed(word(vector, "expression"), rates);
    const bool is_amount = value.kind == money::ExpressionKind::amount;
    return {
        {"result", is_amount ? money::Money(value.amount).str() : money::Decimal(value.number).str()},
        {"rounded", (value.flags & money::Flags::rounded) != 0},
        {"exact", ratio(expression.info().exact)},
    };
}

Json find_rate(const Json &vector) {
    std::vector<money::CashFlow> flows;
    for (const Json &row : vector.at("flows")) {
        flows.emplace_back();
        flows.back().date = money::Date(row[0].get<std::string>());
        flows.back().amount = amount_of(row[1], "EUR");
    }
    const money::Xirr found = money::xirr(flows);
    if (found.outcome == money::XirrOutcome::undefined)
        return {{"undefined", money::xirr_reason_text(money::XirrReason(found.reason))}};
    return {{"root", found.rates[0]}, {"count", found.rate_count}};
}

Json press(const Json &vector) {
    money::Calculator calculator;
    const money::CalculatorAlert alert = calculator.press_keys(word(vector, "keys"));
    return {{"alert", money::calculator_alert_name(alert)}, {"display", calculator.display()}};
}
