/*
 * Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
 *
 *     c++ -std=c++17 convert.cpp -lmoney && ./a.out share/ecb/eurofxref-hist.csv
 */
#include <money.hpp>

#include <fstream>
#include <iostream>
#include <iterator>

static void convert(const money::Rates &rates, const money::Money &price, const char *target, money::Date date) {
    money::ConvertOptions options;
    options.date = date;
    options.max_gap = 7; // rates are not published at weekends: accept those of the last week
    const auto [result, how] = rates.convert_detailed(price, target, options);

    std::cout << price << " is " << result << " at the rates of " << money::Date(how.as_of) << ", " << how.source << "\n";
    if (how.flags & money::Flags::earlier) std::cout << "  days before the day asked for: " << how.gap_days << "\n";
    if (how.flags & money::Flags::rounded) std::cout << "  rounded\n";
    for (std::uint32_t index = 0; index < how.leg_count; ++index) {
        const money_rate_t &leg = how.legs[index];
        const char *kind = leg.kind == money::RateKind::quoted    ? "as quoted"
                           : leg.kind == money::RateKind::inverse ? "inverse"
                                                                  : "fixed";
        std::cout << "  1 " << leg.from << " = " << leg.numerator << "/" << leg.denominator << " " << leg.to << ", " << kind
                  << "\n";
    }
}

int main(int count, char **arguments) {
    const char *path = count > 1 ? arguments[1] : "share/ecb/eurofxref-hist.csv";
    std::ifstream file(path, std::ios::binary); // the library opens no file; its caller does
    const std::string csv{std::istreambuf_iterator<char>(file), {}};
    try {
        const money::Rates rates = money::Rates::from_ecb_csv(csv);
        const money::Money price("1000.00 CHF");
        convert(rates, price, "JPY", {});
        convert(rates, price, "JPY", {2020, 3, 14});
    } catch (const money::error &error) {
        std::cerr << path << ": " << error.what() << "\n";
        return 1;
    }
}
