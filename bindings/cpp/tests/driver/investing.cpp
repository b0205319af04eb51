/* The time value of money, disposals, track records and rebalancing. */
#include "driver.hpp"

#include <map>
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

static money::Portfolio portfolio_of(const Json &vector) {
    static const std::map<std::string, money::LotMethod::Value> methods = {
        {"fifo", money::LotMethod::fifo},
        {"average", money::LotMethod::average},
        {"section_104", money::LotMethod::section_104},
        {"adjusted_cost_base", money::LotMethod::adjusted_cost_base}};
    money::PortfolioOptions options;
    options.method = methods.at(word(vector, "method"));
    options.wash_sales = vector.at("wash_sales").get<bool>() ? 1 : 0;
    options.fees = word(vector, "fees") == "apart" ? money::FeePolicy::apart : money::FeePolicy::basis;
    options.capital = word(vector, "capital") == "refuse" ? money::CapitalPolicy::refuse : money::CapitalPolicy::gain;
    return money::Portfolio::from_csv(word(vector, "csv"), word(vector, "currency"), options);
}

Json dispose(const Json &vector) {
    const money::Portfolio portfolio = portfolio_of(vector);
    Json told = {{"disposals", Json::array()}, {"pools", Json::array()}};
    for (const money::Disposal &row : portfolio.disposals().items())
        told["disposals"].push_back({std::string(row.id), money::Date(row.date).str(),
                                     money::disposal_rule_text(money::DisposalRule(row.rule)),
                                     money::Decimal(row.quantity).str(), number(row.proceeds), number(row.cost),
                                     number(row.gain), number(row.disallowed)});
    for (const Json &one : vector.at("pools")) {
        const money::Pool pool = portfolio.pool(one[0].get<std::string>(), date_of(one[1].get<std::string>()));
        told["pools"].push_back({money::Decimal(pool.count_numerator).str(), std::to_string(pool.count_denominator),
                                 number(pool.cost)});
    }
    told["report"] = portfolio.tax_report(money::Date(word(vector, "year")), money::TaxReportFormat::csv);
    return told;
}

static money::TrackOptions track_options(const Json &vector) {
    static const std::map<std::string, money::FlowTime::Value> times = {
        {"after", money::FlowTime::after},
        {"start", money::FlowTime::start},
        {"end", money::FlowTime::end},
        {"start_in_end_out", money::FlowTime::start_in_end_out}};
    static const std::map<std::string, money::Sample::Value> samples = {
        {"day", money::Sample::day}, {"week", money::Sample::week}, {"month", money::Sample::month}};
    money::TrackOptions options;
    options.flow_time = times.at(word(vector, "flow_time"));
    options.sample = samples.at(word(vector, "sample"));
    options.digits = vector.at("digits");
    options.rounding = rounding_of(word(vector, "rounding"));
    options.first = date_of(word(vector, "first"));
    options.last = date_of(word(vector, "last"));
    return options;
}

static money::TrackRecord record_of(const Json &vector) {
    if (vector.contains("csv")) {
        std::vector<money::PriceQuote> quotes;
        for (const Json &row : vector.at("quotes")) {
            quotes.emplace_back();
            money::assign(quotes.back().symbol, row[0].get<std::string>());
            quotes.back().instant = money_date_t(money::Date(row[1].get<std::string>())) * INT64_C(86400);
            quotes.back().price = decimal_of(row[2]);
        }
        return portfolio_of(vector).track_record(quotes, nullptr, nullptr, track_options(vector));
    }
    std::vector<money::ValuePoint> points;
    for (const Json &row : vector.at("points")) {
        points.emplace_back();
        points.back().date = money::Date(row[0].get<std::string>());
        points.back().value = amount_of(row[1], "EUR");
        points.back().flow = amount_of(row[2], "EUR");
    }
    return money::points_track_record(points, track_options(vector));
}

Json perform(const Json &vector) {
    const money::TrackRecord record = record_of(vector);
    Json told = {{"days", Json::array()}, {"counts", {record.longest_days}}};
    for (const money_date_t day : {record.first, record.last, record.peak, record.trough, record.recovery,
                                   record.longest_start})
        told["days"].push_back(day == MONEY_DATE_NONE ? "" : money::Date(day).str());
    for (const money_t *one : {&record.start_value, &record.end_value, &record.flows, &record.gain})
        told["amounts"].push_back(number(*one));
    const bool has_dietz = (record.figures & MONEY_TRACK_MODIFIED_DIETZ) != 0;
    const bool has_deviation = (record.figures & MONEY_TRACK_VOLATILITY) != 0;
    told["returns"] = {money::Decimal(record.time_weighted).str(), nullptr, money::Decimal(record.drawdown).str()};
    if (has_dietz) told["returns"][1] = money::Decimal(record.modified_dietz).str();
    told["doubles"] = Json::array({nullptr, nullptr, nullptr, nullptr});
    if ((record.figures & MONEY_TRACK_ANNUALISED) != 0) told["doubles"][0] = record.annualised;
    if (has_deviation) {
        told["doubles"][1] = record.volatility;
        told["doubles"][2] = record.semi_deviation;
        told["doubles"][3] = record.year_factor;
    }
    told["counts"].push_back(has_deviation ? record.sample_count : 0);
    return told;
}

Json rebalance(const Json &vector) {
    money::Portfolio portfolio = portfolio_of(vector);
    const money::Rates rates = rates_of(vector.at("rates"));
    const money::Rates *table = vector.at("rates").empty() ? nullptr : &rates;
    std::vector<money::Target> targets;
    for (const Json &row : vector.at("targets")) {
        targets.emplace_back();
        money::assign(targets.back().symbol, row[0].get<std::string>());
        targets.back().weight = decimal_of(row[1]);
    }
    std::vector<money::PriceQuote> quotes;
    for (const Json &row : vector.at("quotes")) {
        quotes.emplace_back();
        money::assign(quotes.back().symbol, row[0].get<std::string>());
        quotes.back().price = decimal_of(row[1]);
        money::assign(quotes.back().currency, row[2].get<std::string>());
    }
    std::vector<money::SymbolLabel> labels;
    for (const Json &row : vector.at("labels")) {
        labels.emplace_back();
        money::assign(labels.back().symbol, row[0].get<std::string>());
        money::assign(labels.back().label, row[1].get<std::string>());
    }
    money::RebalanceOptions options;
    options.cash = amount_of(vector.at("cash"), word(vector, "currency"));
    options.quantity_digits = vector.at("digits");
    options.sells = vector.at("sells").get<bool>() ? 1 : 0;
    const money::Rebalancing plan = portfolio.rebalance(targets, quotes, table, nullptr, options);
    Json told = {{"orders", Json::array()}, {"rows", Json::array()}};
    told["total"] = number(plan.info().total);
    told["cash_left"] = number(plan.info().cash_left);
    for (const money::Order &one : plan.orders())
        told["orders"].push_back({std::string(one.symbol), money::Decimal(one.quantity).str(), number(one.amount)});
    for (const money::BreakdownRow &row : portfolio.value(quotes, table).breakdown(labels).rows())
        told["rows"].push_back({std::string(row.label), number(row.value), money::Decimal(row.percent).str(),
                                row.position_count});
    return told;
}
