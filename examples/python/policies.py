"""The same cart under each policy, side by side, and what moves; ``--html`` makes it a page."""

import sys
from decimal import Decimal
from html import escape

from libmoney import Amounts, Basket, Catalogue, Money, Policy

catalogue = Catalogue(currency="EUR")
catalogue.add("screw", "0.335", name="Screw", category="standard")
catalogue.add("nut", "0.105", name="Nut", category="standard")
catalogue.add("tea", "2.345", name="Tea", category="reduced")
catalogue.set_tax("standard", percent="25")
catalogue.set_tax("reduced", percent="7")

basket = Basket(catalogue)
basket.add("screw", 3)
basket.add("nut", 7)
basket.add("tea", "1.5")
basket.discount_order(percent="3.3")

ROWS = ("subtotal", "discount", "net", "tax", "gross", "cash_rounding", "payable")
HEAD = ["policy", *(name.replace("_", " ") for name in ROWS), "moves"]


def amounts(policy: Policy) -> Amounts:
    basket.policy = policy
    return basket.checkout()


def row(name: str, found: Amounts, first: Amounts) -> list[str]:
    """The amounts of a policy, and what it moves against the first."""
    moved: Money = found.payable - first.payable
    return [name, *(f"{getattr(found, one).amount}" for one in ROWS), f"{moved.amount:+}"]


names = Policy.presets()
receipts = [amounts(Policy.preset(name)) for name in names]
table = [row(name, found, receipts[0]) for name, found in zip(names, receipts)]

if "--html" in sys.argv[1:]:
    print("<!doctype html>\n<meta charset=utf-8>\n<title>One cart, every policy</title>")
    print(
        "<style>td{text-align:right}td:first-child{text-align:left}.moved{font-weight:bold}</style>"
    )
    print("<table>\n<tr>" + "".join(f"<th>{escape(name)}</th>" for name in HEAD) + "</tr>")
    for cells in table:
        kind = " class=moved" if Decimal(cells[-1]) else ""
        print(f"<tr{kind}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    print("</table>")
else:
    widths = [max(len(cells[index]) for cells in [HEAD, *table]) for index in range(len(HEAD))]
    for cells in [HEAD, *table]:
        rest = (cell.rjust(width) for cell, width in zip(cells[1:], widths[1:]))
        print(cells[0].ljust(widths[0]), *rest, sep="  ")
    print()
    for name in names:
        print(f"{name}: {Policy.preset(name)}")
