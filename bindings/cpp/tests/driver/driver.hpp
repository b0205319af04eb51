/* Shared declarations of the driver's parts, each of which answers one kind of vector. */
#ifndef DRIVER_HPP
#define DRIVER_HPP

#include <money.hpp>

#include <nlohmann/json.hpp>

using Json = nlohmann::json;

inline std::string word(const Json &object, const char *key, const std::string &otherwise = "") {
    return object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : otherwise;
}
inline std::string number(const money_t &amount) { return money::Money(amount).amount().str(); }
/* A plain decimal of a currency; null counts as 0. */
inline money::Money amount_of(const Json &text, const std::string &currency) {
    return money::parse_with_currency(text.is_null() ? "0" : text.get<std::string>(), currency);
}
inline money::Decimal decimal_of(const Json &text) {
    return money::Decimal(std::string_view(text.is_null() ? std::string("0") : text.get<std::string>()));
}
inline money::Rates rates_of(const Json &pairs) {
    money::RatesBuilder builder;
    for (const Json &pair : pairs)
        builder.add(word(pair, "from"), word(pair, "to"), word(pair, "rate"),
                    pair.contains("date") ? money::Date(word(pair, "date")) : money::Date());
    return builder.build();
}
/* The texts of a step, the first of which is its operation. */
using Texts = std::vector<std::string>;
/* An absent date is "". */
inline money::Date date_of(const std::string &text) { return text.empty() ? money::Date() : money::Date(text); }
money::Rounding rounding_of(const std::string &name);
Json told_of(const money::Invoice &invoice);

Json parse(const Json &vector);
Json pack(const Json &vector);
Json allocate(const Json &vector);
Json convert(const Json &vector);
Json add_up(const Json &vector);
Json evaluate(const Json &vector);
Json find_rate(const Json &vector);
Json repay(const Json &vector);
Json keep_books(const Json &vector);
Json keep_account(const Json &vector);
Json exchange(const Json &vector);
Json value_in_time(const Json &vector);
Json dispose(const Json &vector);
Json perform(const Json &vector);
Json rebalance(const Json &vector);
Json press(const Json &vector);
Json buy(const Json &vector);
Json invoice(const Json &vector);
Json gobl(const Json &vector);
Json payment_code(const Json &vector);
Json explain(const Json &vector);
Json read_statements(const Json &vector);
Json read_journal(const Json &vector);
Json check_document(const Json &vector);
Json use_converter(const Json &vector, const std::string &document);
Json order(const Json &vector);
Json use_form(const Json &vector);
Json follow(const Json &vector);
Json hold(const Json &vector);
Json keep(const Json &vector);
Json write_lines(const Json &vector);
Json read_number(const Json &vector);
Json merge(const Json &vector);

#endif
