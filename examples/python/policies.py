"""One cart under each policy, side by side, with the cents that move; then the same as HTML."""

from html import escape

from libmoney import Basket, Catalogue, Money, Policy

CART = (("screw", "0.335", 3), ("nail", "0.335", 1), ("hook", "0.335", 1), ("lamp", "19.995", 2))

catalogue = Catalogue("EUR")
for sku, price, _ in CART:
    catalogue.add(sku, price, category="standard")
catalogue.set_tax("standard", percent=25)

rows: list[tuple[str, Money, Money, Money]] = []
for name in Policy.presets():
    basket = Basket(catalogue, Policy.preset(name))
    for sku, _, quantity in CART:
        basket.add(sku, quantity)
    receipt = basket.checkout()
    rows.append((name, receipt.net, receipt.tax, receipt.payable))

first = rows[0][3]
table = [("policy", "net", "tax", "payable", "moves")]
for name, net, tax, payable in rows:
    moved = (payable - first).amount
    table.append((name, f"{net.amount}", f"{tax.amount}", f"{payable.amount}", f"{moved:+}"))

for cells in table:
    print(f"{cells[0]:<24}" + "".join(f"{cell:>9}" for cell in cells[1:]))

print("\n<table>")
for index, cells in enumerate(table):
    tag = "th" if index == 0 else "td"
    print("  <tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>")
print("</table>")
