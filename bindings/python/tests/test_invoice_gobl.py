"""The examples of gobl, which covers many countries, against invoices and baskets."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from conftest import vectors

from libmoney import Basket, Catalogue, Invoice, InvoiceTax, Level, Policy, PriceBasis

CASES: list[dict[str, Any]] = vectors("gobl")["cases"]  # type: ignore[call-overload]
#: The example states a tax of 340.10 on 1620.10, and a total with the 340.20 on 1620.00.
CONTRADICTS_ITSELF = "examples/es/out/invoice-es-bypass.json"
#: The taxes of the rows add up to 281.73, and the total is rounded by itself to 281.72.
ROWS_DO_NOT_ADD_UP = "examples/be/out/invoice-peppol.json"
#: A surcharge on top of a price that includes another tax has no place in a basket.
SURCHARGE_ON_TOP = "examples/es/out/invoice-es-es-vateqs-provider.json"
WITHOUT_TAX = [case for case in CASES if not case["prices_include_tax"]]
WITH_TAX = [
    case for case in CASES if case["prices_include_tax"] and case["source"] != SURCHARGE_ON_TOP
]


def arguments(taxes: list[Any]) -> dict[str, Any]:
    """The category, the rate and the further taxes of a line item."""
    if not taxes:
        return {"category": "O"}
    (name, percent, _), *others = taxes
    category = name if name != "VAT" else "S" if Decimal(percent or 0) else "E"
    further = [InvoiceTax(name[:11], rate or 0, kind=kind) for name, rate, kind in others]
    rate = None if category == "E" else percent or 0
    return {"category": category, "percent": rate, "taxes": further}


@pytest.mark.parametrize("case", WITHOUT_TAX, ids=lambda case: str(case["source"]))
def test_invoices(case: dict[str, Any]) -> None:
    invoice = Invoice(case["currency"])
    for quantity, price, adjustments, taxes, _ in case["lines"]:
        line = invoice.add("", quantity, price, **arguments(taxes))
        for is_charge, amount in adjustments:
            (line.charge if is_charge else line.allowance)(amount)
    for is_charge, amount, taxes in case["document"]:
        (invoice.charge if is_charge else invoice.allowance)(amount, **arguments(taxes))
    invoice.prepaid(case["prepaid"] or 0)
    invoice.rounding(case["rounding"] or 0)
    totals, stated = invoice.totals(), case["expect"]
    assert [line.net.amount for line in totals.lines] == [Decimal(one[4]) for one in case["lines"]]
    assert totals.net.amount == Decimal(stated["net"])
    assert totals.payable.amount == Decimal(stated["due"])
    own = sorted(abs(row.tax.amount) for row in totals.categories if row.tax.amount)
    theirs = [abs(Decimal(one)) for row in stated["rows"] for one in row[3:] if Decimal(one)]
    assert (own == sorted(theirs)) == (case["source"] != CONTRADICTS_ITSELF)


@pytest.mark.parametrize("case", WITH_TAX, ids=lambda case: str(case["source"]))
def test_prices_with_tax(case: dict[str, Any]) -> None:
    catalogue = Catalogue(case["currency"])
    for *_, taxes, _ in case["lines"]:
        catalogue.set_tax(f"rate {taxes[0][1]}", Decimal(taxes[0][1] or 0))
    basket = Basket(catalogue, Policy(level=Level.TAX_GROUP, prices=PriceBasis.GROSS))
    for index, (*_, taxes, total) in enumerate(case["lines"]):
        basket.put(str(index), total, category=f"rate {taxes[0][1]}")
    receipt, stated = basket.checkout(), case["expect"]
    cent = Decimal("0.01") if case["source"] == ROWS_DO_NOT_ADD_UP else 0
    assert receipt.net.amount == Decimal(stated["net"]) - cent
    assert receipt.total.amount == Decimal(stated["gross"])
    own = sorted(row.tax.amount for row in receipt.taxes if row.tax.amount)
    assert own == sorted(Decimal(row[3]) for row in stated["rows"] if Decimal(row[3]))
