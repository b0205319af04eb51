/*
 * A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
 *
 *     c++ -std=c++17 wallet.cpp -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include <money.hpp>

#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>

using namespace money::literals;

static void add(money::Wallet &wallet, std::string_view text, const char *label, const char *date = nullptr) {
    money::WalletNote note;
    note.label = label;
    if (date != nullptr) note.date = money::Date(date);
    wallet.add(money::Money(text), note);
}

static void show(const money::Wallet &wallet, const money::Rates &rates, const money::ConvertOptions &options) {
    const money::WalletStatement statement = wallet.statement("EUR", rates, options);
    const std::size_t sections = statement.section_count();
    for (std::size_t section = 0; section < sections; ++section) {
        std::cout << (section + 1 == sections ? "All" : statement.section_at(section)) << "\n";
        for (const money::WalletStatementRow &row : statement.rows(section)) {
            const bool is_amount = row.kind == money::StatementRowKind::amount;
            std::cout << "  " << (is_amount ? ' ' : '=') << " " << std::setw(16) << row.text;
            if (row.label[0] != '\0') std::cout << "  " << row.label;
            std::cout << "\n";
        }
    }
}

int main(int count, char **arguments) {
    std::ifstream file(count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv", std::ios::binary);
    const money::Rates rates = money::Rates::from_ecb_csv(std::string{std::istreambuf_iterator<char>(file), {}});
    money::Wallet wallet, savings;
    wallet.on_change([](std::uint64_t revision) { std::cout << "wallet: change " << revision << "\n"; });
    add(wallet, "250.00 EUR", "salary", "2024-03-01");
    add(wallet, "80.00 USD", "from Ann");
    add(wallet, "12000 JPY", nullptr);
    add(wallet, "-19.90 EUR", "books", "2024-03-05");

    // A hotel places a hold; held amounts cannot be spent.
    money::WalletNote note;
    note.label = "hotel";
    const std::uint64_t hold = wallet.hold("200.00 EUR"_money, note);
    std::vector<money::TransferLeg> legs(2);
    legs[0].source = wallet.get(), legs[0].target = savings.get(), legs[0].amount = "100.00 EUR"_money;
    try {
        money::wallet_transfer({legs.data(), 1});
    } catch (const money::InsufficientFunds &error) {
        std::cout << error.what() << "\n";
    }
    wallet.commit(hold);

    // A transfer is atomic; a fee is a leg of its own.
    legs[0].amount = "20.00 EUR"_money;
    legs[1].source = wallet.get(), legs[1].amount = "0.50 EUR"_money;
    note.label = "savings";
    money::wallet_transfer(legs, note);
    money::ExchangeLeg exchange;
    exchange.give = "5000 JPY"_money;
    money::assign(exchange.receive, "EUR");
    money::ConvertOptions options;
    options.date = money::Date("2024-03-01");
    wallet.exchange({&exchange, 1}, rates, options);

    show(wallet, rates, options);
    const money::Wallet again = money::Wallet::from_journal(wallet.to_journal());
    std::cout << "rebuilt from its journal: " << (again.to_json() == wallet.to_json() ? "True" : "False") << "\n";
}
