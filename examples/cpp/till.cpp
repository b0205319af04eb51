/*
 * A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
 * centimes, and the complete receipt in euros as well.
 *
 *     c++ -std=c++17 till.cpp -lmoney && ./a.out
 */
#include <money.hpp>

#include <iostream>

static const char goods[] = "sku,name,unit,category,price\n"
                            "merlot,Merlot,per bottle,standard,14.85\n"
                            "gruyere,Gruyère,per kg,reduced,24.50\n"
                            "bread,Bread,,reduced,3.90\n";

int main() {
    using namespace money::literals;
    money::Catalogue catalogue = money::Catalogue::from_csv(goods, "CHF");
    catalogue.set_tax("standard", 8.1_dec);
    catalogue.set_tax("reduced", 2.6_dec);
    money::Basket basket(catalogue);
    basket.set_policy(money::basket_policy_preset(money::BasketPreset::swiss_cash));

    basket.add("merlot", 2);
    basket.add("gruyere", 0.350_dec);
    basket.add("bread", 1);
    money::Discount percent, voucher;
    percent.kind = money::DiscountKind::percent;
    percent.percent = 20_dec;
    basket.set_discount("merlot", percent);
    voucher.kind = money::DiscountKind::fixed;
    voucher.amount = "2.00 CHF"_money;
    basket.set_discount({}, voucher);

    const money::Rates rates = money::Rates::from_ecb_csv("Date,CHF,\n2024-03-01,0.9566,\n");
    money::ConvertOptions options;
    options.date = money::Date(2024, 3, 3);
    options.max_gap = 7;
    std::cout << basket.checkout("EUR", rates, options).to_text(48);
}
