/*
 * Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
 *
 *     c++ -std=c++17 split.cpp -lmoney && ./a.out
 */
#include <money.hpp>

#include <iostream>

static void print(const char *title, const std::vector<money::Money> &shares) {
    std::cout << title << "\n";
    for (const money::Money &share : shares) std::cout << "  " << share << "\n";
    std::cout << "  total " << money::sum(shares) << "\n";
}

int main() {
    using namespace money::literals;
    print("Equally:", "100.00 EUR"_money.split(3));

    // With a tip, the total is 110 euros; each friend pays in proportion to the order.
    const money::Money invoice("110.00 EUR");
    const std::vector<money::Decimal> ordered = {41.50_dec, 27.00_dec, 31.50_dec};
    print("In proportion to the orders:", invoice.allocate(ordered));

    // In whole euros, with the remainder returned separately.
    money::AllocateOptions options;
    options.method = money::Allocation::separate_remainder;
    options.digits = 0;
    const auto [shares, left] = money::allocate_detailed(invoice, ordered, options);
    print("In whole euros:", shares);
    std::cout << "  left over " << left << "\n";
}
