/* The time value of money. */
#include "driver.hpp"

#include <stdexcept>

static money::Decimal of_annuity(const Json &vector, std::int32_t digits, money::Rounding rounding) {
    const std::string function = word(vector, "function");
    money::Annuity annuity;
    annuity.time = word(vector, "time") == "begin" ? money::PaymentTime::begin : money::PaymentTime::end;
    annuity.periods = vector.at("periods");
    annuity.rate_periods = vector.at("rate_periods");
    annuity.rate = decimal_of(vector.at("rate"));
    annuity.payment = decimal_of(vector.at("payment"));
    annuity.present_value = decimal_of(vector.at("present_value"));
    annuity.future_value = decimal_of(vector.at("future_value"));
    const std::int32_t period = vector.at("period");
    if (function == "payment") return money::annuity_payment(annuity, digits, rounding);
    if (function == "principal") return money::annuity_principal(annuity, period, digits, rounding);
    if (function == "interest") return money::annuity_interest(annuity, period, digits, rounding);
    if (function == "periods") return money::annuity_periods(annuity, digits, rounding);
    if (function == "rate") return money::annuity_rate(annuity, digits, rounding);
    if (function == "future_value") return money::annuity_future_value(annuity, digits, rounding);
    if (function != "present_value") throw std::runtime_error("no function is called " + function);
    return money::annuity_present_value(annuity, digits, rounding);
}

Json value_in_time(const Json &vector) {
    const std::string function = word(vector, "function");
    const std::int32_t digits = vector.at("digits");
    const money::Rounding rounding = rounding_of(word(vector, "rounding"));
    const auto decimal = [&vector](const char *name) { return decimal_of(vector.at(name)); };
    std::vector<money_decimal_t> amounts;
    for (const Json &one : vector.value("amounts", Json::array())) amounts.push_back(decimal_of(one));
    if (function == "npv") return {{"result", money::npv(decimal("rate"), amounts, digits, rounding).str()}};
    if (function == "mirr")
        return {{"result", money::mirr(amounts, decimal("finance"), decimal("reinvest"), digits, rounding).str()}};
    if (function == "real_return")
        return {{"result", money::real_return(decimal("nominal"), decimal("index_start"), decimal("index_end"), digits,
                                              rounding)
                               .str()}};
    return {{"result", of_annuity(vector, digits, rounding).str()}};
}
