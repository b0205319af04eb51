/* Notepads, numbers of locales, and merged rates. */
#include "driver.hpp"

static money::Date date_of(const Json &vector, const char *key) {
    return vector.contains(key) ? money::Date(word(vector, key)) : money::Date();
}

static money::Reading reading_of(const Json &vector) {
    return word(vector, "reading", "lenient") == "strict" ? money::Reading::strict : money::Reading::lenient;
}

static Json line_of(const money::Notepad &pad, std::size_t index) {
    static const std::pair<const char *, money::LinePart::Value> parts[] = {
        {"value", money::LinePart::value}, {"reading", money::LinePart::reading}, {"label", money::LinePart::label},
        {"name", money::LinePart::name},   {"message", money::LinePart::message}, {"caret", money::LinePart::caret}};
    Json told = {{"readings", Json::array()}};
    for (const auto &[name, part] : parts) told[name] = pad.line_text(index, part);
    const std::uint64_t count = pad.line_at(index).reading_count;
    for (std::size_t reading = 0; reading < count; ++reading) told["readings"].push_back(pad.line_reading_at(index, reading));
    return told;
}

Json write_lines(const Json &vector) {
    const std::string locale = word(vector, "locale"), home = word(vector, "home");
    money::NotepadOptions options;
    options.reading = static_cast<money_reading_t>(reading_of(vector));
    options.locale = locale.c_str();
    options.home = home.c_str();
    options.max_gap = vector.value("gap", 0);
    if (vector.contains("today")) options.today = date_of(vector, "today");
    money::Notepad pad(options);
    const money::Rates rates = rates_of(vector.value("rates", Json::array()));
    pad.set_rates(rates);
    pad.set_text(word(vector, "text"));
    std::uint64_t version = 0;
    for (const money::NotepadLine &line : pad.lines()) version = std::max(version, line.version);
    for (const Json &edit : vector.value("edits", Json::array())) pad.set_line(edit[0].get<std::size_t>(), edit[1].get<std::string>());
    Json told = {{"lines", Json::array()}, {"changed", Json::array()}};
    for (std::size_t index = 0; index < pad.line_count(); ++index) told["lines"].push_back(line_of(pad, index));
    for (const money::NotepadLine &line : pad.changes(version)) told["changed"].push_back(line.index);
    return told;
}

Json read_number(const Json &vector) {
    const std::string locale = word(vector, "locale");
    return {{"value", money::decimal_parse_locale(word(vector, "text"), locale, reading_of(vector)).str()}};
}

Json merge(const Json &vector) {
    const money::MergeRule rule = word(vector, "rule") == "days" ? money::MergeRule::days : money::MergeRule::pairs;
    const money::Rates first = rates_of(vector.at("rates")), second = rates_of(vector.at("added"));
    const money::Rates merged = first.merge(second, rule, date_of(vector, "undated"));
    money::ConvertOptions options;
    if (vector.contains("on")) options.date = date_of(vector, "on");
    const auto [result, details] =
        merged.convert_detailed(amount_of(vector.at("amount"), word(vector, "from")), word(vector, "to"), options);
    Json path = Json::array({word(vector, "from")});
    for (std::uint32_t index = 0; index < details.leg_count; ++index) path.push_back(details.legs[index].to);
    return {{"result", result.amount().str()}, {"path", path}, {"days", merged.info().date_count}};
}
