/*
 * Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.
 *
 *     c++ -std=c++17 split.cpp -lmoney && ./a.out
 */
#include <money.hpp>

#include <iostream>

static void print(const char *title, const std::vector<money::Money> &shares) {
    std::cout << title << "\n";
    for (const money::Money &share : shares) std::cout << "  " << share << "\n";
    std::cout << "  together " << money::sum(shares) << "\n";
}

int main() {
    using namespace money::literals;
    print("Equally:", "100.00 EUR"_money.split(3));

    // A tip makes it 110 euros; each pays in proportion to what they had.
    const money::Money invoice("110.00 EUR");
    const std::vector<money::Decimal> ordered = {41.50_dec, 27.00_dec, 31.50_dec};
    print("By what each ordered:", invoice.allocate(ordered));

    // Or in whole euros, and what is left is told apart.
    money::AllocateOptions options;
    options.method = money::Allocation::separate_remainder;
    options.digits = 0;
    const auto [shares, left] = money::allocate_detailed(invoice, ordered, options);
    print("In whole euros:", shares);
    std::cout << "  left over " << left << "\n";
}
