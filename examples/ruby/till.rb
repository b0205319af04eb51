# frozen_string_literal: true

# A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
# centimes, and the complete receipt in euros as well.

require "libmoney"

GOODS = <<~CSV
  sku,name,unit,category,price
  merlot,Merlot,per bottle,standard,14.85
  gruyere,Gruyère,per kg,reduced,24.50
  bread,Bread,,reduced,3.90
CSV

catalogue = LibMoney::Catalogue.from_csv(GOODS, "CHF")
catalogue.set_tax("standard", "8.1")
catalogue.set_tax("reduced", "2.6")
basket = LibMoney::Basket.new(catalogue)
basket.set_policy(**LibMoney.basket_policy_preset(:swiss_cash).to_h)

basket.add("merlot", 2)
basket.add("gruyere", "0.350")
basket.add("bread", 1)
basket.set_discount("merlot", kind: :percent, percent: 20)
basket.set_discount(kind: :fixed, amount: LibMoney::Money.new("2.00", "CHF"))

rates = LibMoney::Rates.from_ecb_csv("Date,CHF,\n2024-03-01,0.9566,\n")
receipt = basket.checkout("EUR", rates: rates, date: Date.new(2024, 3, 3), max_gap: 7)
print receipt.to_text(48)
