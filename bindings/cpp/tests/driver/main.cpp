/* Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md describes
 * the protocol. */
#include "driver.hpp"

#include <iostream>
#include <map>

namespace {

using Answer = Json (*)(const Json &);

const std::map<std::string, Answer> answers = {
    {"parse", parse},       {"allocation", allocate}, {"conversion", convert}, {"bag", add_up},
    {"expressions", evaluate}, {"xirr", find_rate},   {"calculator", press},   {"basket", buy},
    {"invoices", invoice},  {"gobl", gobl},           {"currency-order", order}, {"transaction-draft", use_form},
    {"feed", follow},       {"portfolio", hold},      {"wallet", keep},         {"payment-code", payment_code},
    {"notepad", write_lines}, {"locale-numbers", read_number}, {"merging", merge}, {"explanations", explain},
    {"bank-statements", read_statements}, {"loans", repay},          {"ledger", keep_books},  {"accounts", keep_account},
    {"invoice-documents", check_document}, {"journals", read_journal}, {"packed", pack},
    {"exchange", exchange}, {"time-value", value_in_time}, {"disposals", dispose},
    {"track-records", perform}, {"rebalancing", rebalance},
};

Json answer(const Json &request) {
    const std::string kind = request.at("op");
    const Json &vector = request.at("vector");
    try {
        if (kind == "converter") return use_converter(vector, word(request, "document"));
        return answers.at(kind)(vector);
    } catch (const money::error &error) {
        Json told = {{"error", error.what()}, {"status", money::status_name(money::Status(error.status()))}};
        if (error.position() >= 0) told["position"] = error.position();
        if (kind == "expressions" && error.position() >= 0)
            told["caret"] = money::expression_caret(word(vector, "expression"), static_cast<std::size_t>(error.position()));
        return told;
    }
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(Json::parse(line)).dump() << std::endl;
        } catch (const std::exception &error) {
            std::cout << Json{{"broken", error.what()}}.dump() << std::endl;
        }
    }
}
