"""A till in Switzerland: two tax rates, discounts, cash to five centimes, and euros beside it."""

from libmoney import Basket, Catalogue, Policy, Rates

catalogue = Catalogue(currency="CHF")
catalogue.add("merlot", "14.85", name="Merlot", unit="per bottle", category="standard")
catalogue.add("gruyere", "24.50", name="Gruyère", unit="per kg", category="reduced")
catalogue.add("bread", "3.90", name="Bread", category="reduced")
catalogue.set_tax("standard", percent="8.1")
catalogue.set_tax("reduced", percent="2.6")

basket = Basket(catalogue, Policy.preset("swiss_cash"))
basket.add("merlot", 2)
basket.add("gruyere", "0.350")
basket.add("bread")
basket.discount_line("merlot", percent=20)
basket.discount_order(amount="2.00")

rates = Rates.from_ecb(b"Date,CHF,\n2024-03-01,0.9566,\n")
print(basket.checkout("EUR", rates, on="2024-03-03", max_gap=7), end="")
