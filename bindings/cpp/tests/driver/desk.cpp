/* Converters, currency lists, order forms, feeds, portfolios and wallets. */
#include "driver.hpp"

static money::Converter converter_of(const Json &vector, const money::Rates &rates, const std::string &text) {
    money::Converter converter(word(vector, "source"), word(vector, "target"));
    converter.set_rates(rates, money::Origin::network, MONEY_INSTANT_NONE);
    converter.set_amount(text);
    return converter;
}

static Json list_of(const Json &vector, const std::string &document) {
    money::CurrencyList list(word(vector, "language"));
    list.add_json(document);
    for (const Json &code : vector.value("favourites", Json::array())) list.set_favourite(code.get<std::string>(), true);
    if (vector.contains("sort"))
        list.set_sort(word(vector, "sort") == "code_ascending" ? money::CurrencyListSort::code_ascending
                                                                : money::CurrencyListSort::code_descending);
    if (vector.contains("search")) list.set_search(word(vector, "search"));
    Json told = {{"codes", Json::array()}, {"state", list.state() == money::CurrencyListState::ready ? "ready" : "nothing_found"}};
    for (const money::CurrencyListItem &item : list.items()) told["codes"].push_back(item.code);
    return told;
}

Json use_converter(const Json &vector, const std::string &document) {
    if (vector.contains("list")) return list_of(vector, document);
    const money::Rates rates = money::Rates::from_json(document);
    const money::Converter converter = converter_of(vector, rates, word(vector, "typed"));
    const money::ConverterInfo info = converter.info(MONEY_INSTANT_NONE);
    using State = money::ConverterState;
    Json told = {
        {"state", info.state == State::empty ? "empty" : info.state == State::failed ? "failed" : "ready"},
        {"unfinished", info.input_state == money::InputState::unfinished},
        {"reason", converter.reason()},
    };
    if (info.state == State::ready) {
        told["result"] = converter.text();
        told["equivalence"] = converter.unit_rate();
        told["through"] = Json::array();
        const money::Conversion details = converter.result_detailed(MONEY_INSTANT_NONE).details;
        for (std::uint32_t index = 1; index < details.leg_count; ++index) told["through"].push_back(details.legs[index].from);
        const money::Conversion rate = converter.rate(MONEY_INSTANT_NONE);
        if (rate.leg_count == 1)
            told["rate"] = {std::to_string(rate.legs[0].numerator), std::to_string(rate.legs[0].denominator)};
    }
    if (vector.contains("result_of")) told["other"] = converter_of(vector, rates, word(vector, "result_of")).text();
    return told;
}

Json order(const Json &vector) {
    money::CurrencyList list(word(vector, "language"));
    for (const Json &code : vector.at("codes")) list.add(code.get<std::string>());
    const auto codes = [&list] {
        Json found = Json::array();
        for (const money::CurrencyListItem &item : list.items()) found.push_back(item.code);
        return found;
    };
    Json told = {{"up", codes()}};
    list.set_sort(money::CurrencyListSort::name_descending);
    told["down"] = codes();
    return told;
}

Json use_form(const Json &vector) {
    using Field = money::OrderField;
    static const std::pair<const char *, Field::Value> fields[] = {{"date", Field::date},         {"type", Field::action},
                                                                   {"ticker", Field::ticker},     {"quantity", Field::quantity},
                                                                   {"price", Field::price},       {"sum", Field::sum}};
    const Json &draft = vector.at("draft");
    money::Portfolio portfolio("EUR");
    money::OrderForm form(portfolio, {},
                          draft.contains("rule") ? money::TickerRule::exchange_symbol : money::TickerRule::letters);
    for (const auto &[name, field] : fields)
        if (draft.contains(name)) form.set(field, word(draft, name));
    Json told = {{"states", Json::object()}, {"texts", Json::object()}, {"saved", true}};
    for (const auto &[name, field] : fields) {
        told["states"][name] = money::field_state_text(form.state(field));
        told["texts"][name] = form.text(field);
    }
    try {
        form.save(portfolio);
    } catch (const money::error &) {
        told["saved"] = false;
    }
    told["stored"] = portfolio.count();
    return told;
}

static Json step(money::Feed &feed, std::uint64_t &id, const Json &one, const std::string &document) {
    const money::Instant now = one.value("at", 0);
    if (one.contains("expect")) {
        const money::FeedRequest request = feed.next(now);
        if (request) id = request.id();
        return request ? "fetch" : "nothing";
    }
    if (one.contains("event")) {
        if (word(one, "event") == "refresh") feed.refresh();
        else feed.notify_online(now);
        return "done";
    }
    if (one.contains("answer")) {
        const std::string what = word(one, "answer");
        if (what == "no connection") feed.fail_request(id, money::TransportFailure::connection, now);
        else if (what == "html") feed.receive_response(id, 200, "text/html", "<html></html>", now);
        else feed.receive_response(id, 200, "application/json", document, now);
        return money::status_name(money::Status(feed.failure().status));
    }
    const money::FeedInfo info = feed.info(now);
    return {info.state == money::FeedState::stale ? "stale" : "other", info.age_seconds, static_cast<bool>(feed.rates())};
}

Json follow(const Json &vector) {
    const bool is_list = word(vector, "feed") == "currency_list";
    money::FeedOptions options;
    options.api_key = "not-a-key";
    options.ttl_seconds = vector.at("ttl_seconds");
    money::Feed feed(is_list ? money::Provider::currencylayer_list : money::Provider::currencylayer, options);
    const std::string document = is_list ? R"({"success":true,"currencies":{"EUR":"Euro"}})"
                                         : R"({"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}})";
    std::uint64_t id = 0;
    Json told = {{"steps", Json::array()}};
    for (const Json &one : vector.at("steps")) told["steps"].push_back(step(feed, id, one, document));
    return told;
}

static std::string own(const Json &vector) { return word(vector, "currency", word(vector, "security_currency")); }
static std::string report(const Json &vector) { return word(vector, "report_currency", own(vector)); }
static std::uint64_t cents(const Json &amounts, const std::string &code) {
    return static_cast<std::uint64_t>(amount_of(amounts.at(code), code).minor());
}

static money::Portfolio portfolio_of(const Json &vector, money::LotMethod method) {
    money::PortfolioOptions options;
    options.method = method;
    money::Portfolio portfolio(report(vector), options);
    for (const Json &row : vector.at("transactions")) {
        money::Transaction transaction;
        transaction.date = money::Date(row[0].get<std::string>());
        transaction.action = row[1] == "buy" ? money::Action::buy : money::Action::sell;
        money::assign(transaction.symbol, row[2].get<std::string>());
        transaction.quantity = decimal_of(row[3]);
        transaction.total = amount_of(row[4], own(vector));
        if (vector.contains("rate_at_trade")) {
            transaction.rate_numerator = cents(vector["rate_at_trade"], report(vector));
            transaction.rate_denominator = cents(vector["rate_at_trade"], own(vector));
        }
        portfolio.add(transaction);
    }
    return portfolio;
}

static money::Valuation valuation_of(const Json &vector, money::Portfolio &portfolio, money::maybe<money::Rates> rates) {
    std::vector<money::PriceQuote> quotes;
    if (vector.contains("price")) {
        quotes.emplace_back();
        money::assign(quotes.back().symbol, money::text_of(portfolio.transaction_at(0).symbol));
        quotes.back().price = decimal_of(vector["price"]);
    }
    return portfolio.value(quotes, rates);
}

Json hold(const Json &vector) {
    Json told = Json::object();
    for (const char *name : {"fifo", "average"}) {
        const bool is_fifo = std::string_view(name) == "fifo";
        money::Portfolio portfolio = portfolio_of(vector, is_fifo ? money::LotMethod::fifo : money::LotMethod::average);
        const money::Position position = valuation_of(vector, portfolio, {}).position_at(0);
        told[name] = {{"realised", number(position.realised_gain)},
                      {"remaining_quantity", money::Decimal(position.quantity).str()},
                      {"remaining_cost", number(position.cost)}};
        if (position.performance.unrealised_gain.currency[0] != '\0')
            told[name]["unrealised"] = number(position.performance.unrealised_gain);
    }
    if (vector.contains("rate_now")) {
        const std::string rate = std::to_string(cents(vector["rate_now"], report(vector))) + "/" +
                                 std::to_string(cents(vector["rate_now"], own(vector)));
        const money::Rates rates = rates_of({{{"from", own(vector)}, {"to", report(vector)}, {"rate", rate}}});
        money::Portfolio portfolio = portfolio_of(vector, money::LotMethod::fifo);
        const money_performance_t all = valuation_of(vector, portfolio, rates).summary().performance;
        told["value_now"] = number(all.value);
        told["profit"] = number(all.profit);
        told["currency_effect"] = number(all.currency_effect);
        told["price_effect"] = number(all.price_effect);
    }
    return told;
}

Json keep(const Json &vector) {
    money::Wallet wallet;
    for (const Json &text : vector.at("moneys")) wallet.add(money::Money(std::string_view(text.get<std::string>())));
    Json told = {{"count", wallet.count()}, {"currencies", Json::array()}, {"per_currency", Json::object()}, {"sums", Json::object()}};
    for (std::size_t index = 0; index < wallet.currency_count(); ++index) told["currencies"].push_back(wallet.currency_at(index));
    const Json counts = vector.value("per_currency", Json::object()), sums = vector.value("sums", Json::object());
    for (auto one = counts.begin(); one != counts.end(); ++one) told["per_currency"][one.key()] = wallet.count(one.key());
    for (auto one = sums.begin(); one != sums.end(); ++one) told["sums"][one.key()] = wallet.sum(one.key()).amount().str();
    const Json &wanted = vector.at("total");
    const std::string target = word(wanted, "currency");
    const money::Rates rates = rates_of(wanted.value("rates", Json::array()));
    try {
        const auto [total, details] = wallet.total_detailed(target, rates);
        told["total"] = total.amount().str();
        told["total_of_rounded"] = number(details.total_of_rounded);
    } catch (const money::error &error) {
        told["total_error"] = error.what();
    }
    try {
        const money::WalletStatement statement = wallet.statement(target, rates);
        told["sections"] = statement.section_count();
        std::size_t rows = 0;
        for (std::size_t section = 0; section < statement.section_count(); ++section) rows += statement.row_count(section);
        told["rows"] = rows;
    } catch (const money::error &error) {
        told["statement_error"] = error.what();
    }
    return told;
}
