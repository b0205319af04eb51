"""A basket of groceries, row by row: the goods, the basket, its checkout in any currency."""

from datetime import datetime, timezone

from libmoney import Basket, Catalogue, MoneyError, Rates


def refused(action) -> None:
    try:
        action()
    except MoneyError as error:
        print(f"refused: {error}")


print("Goods")
catalogue = Catalogue.groceries()
for product in catalogue:
    print(f"  {product.name}: {product.price} {product.unit}")
again = Catalogue.from_json(catalogue.to_json())
print(f"  JSON there and back: {again.to_json() == catalogue.to_json()}")
again = Catalogue.from_csv(catalogue.to_csv())
print(f"  CSV there and back: {again.to_csv() == catalogue.to_csv()}")

print("Empty")
basket = Basket(catalogue)
basket.on_change(lambda revision: print(f"  revision {revision}: {len(basket)} goods"))
print(f"  total {basket.checkout().total}")

print("Add, twice the same merges")
basket.add("milk", 1)
basket.add("eggs", 1)
basket.add("milk", 2)
print(f"  milk: {basket.quantity('milk')}")

print("Remove one")
basket.remove("eggs")
refused(lambda: basket.remove("eggs"))

print("Change a quantity")
basket.set("milk", 1)
refused(lambda: basket.add("caviar", 1))

print("Checkout")
print(f"  in USD: {basket.checkout().total}")
print(f"  at 1.5: {basket.checkout('EUR', Rates([('USD', 'EUR', '1.5')])).total}")
refused(lambda: basket.checkout("EUR", Rates([])))

print("Lines converted, and the total converted once")
for sku in ("peas", "eggs", "beans"):
    basket.add(sku, 1)
rates = Rates(
    [("EUR", "USD", "1.0813", "2024-03-01")],
    source="European Central Bank",
    instant=datetime(2024, 3, 1, 15, tzinfo=timezone.utc),
)
now = datetime(2024, 3, 3, 9, tzinfo=timezone.utc)
receipt = basket.checkout("EUR", rates, on="2024-03-03", max_gap=7, now=now)
for line in receipt.lines:
    print(f"  {line.product.name}: {line.total}")
print(f"  lines {receipt.total_of_lines}, total {receipt.total}, difference {receipt.difference}")

print("The receipt names rate, as-of and staleness")
conversion = receipt.conversion
print(f"  1 USD = {conversion.rate} EUR as of {conversion.as_of} by {conversion.source}")
print(f"  {conversion.gap_days} days before the day asked for, {conversion.age} old")
print(receipt, end="")

print("Kept")
kept = Basket.from_json(basket.to_json(), catalogue)
print(f"  JSON there and back: {kept.to_json() == basket.to_json()}")
refused(lambda: Basket.from_json('{"format":"libmoney.basket","version":2}'))
basket.release_memory()
