"""Baskets and invoices of the golden vectors, for driver.py."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from libmoney import (
    Basket,
    Catalogue,
    Invoice,
    InvoiceTax,
    Ledger,
    Level,
    Policy,
    PriceBasis,
    Rates,
    Rounding,
    Tender,
    Wallet,
    bank,
)

Vector = dict[str, Any]


def number(money: Any) -> str | None:
    return None if money is None else format(money.amount, "f")


def basket(vector: Vector) -> Any:
    catalogue = Catalogue(vector["currency"])
    category = ""
    if "tax_rate" in vector:
        category = "standard"
        catalogue.set_tax(category, percent=Decimal(vector["tax_rate"]) * 100)
    changes: Vector = {}
    if "rounding" in vector:
        changes["level"] = Level[vector["rounding"]["level"].upper()]
        changes["rounding"] = Rounding[vector["rounding"]["mode"].upper()]
    if "prices" in vector:
        changes["prices"] = PriceBasis[vector["prices"].upper()]
    if "tender" in vector:
        changes.update(tender=Tender.CASH, cash_step=vector["tender"]["cash_step"])
    if "discount" in vector:
        names = {"largest": "largest_remainder", "first": "floor_to_first", "last": "floor_to_last"}
        changes["remainder"] = names[vector["discount"]["remainder"]]
    for index, line in enumerate(vector["lines"]):
        catalogue.add(f"sku{index}", line["unit_price"], category=category)
    filled = Basket(catalogue, Policy(**changes))
    for index, line in enumerate(vector["lines"]):
        filled.add(f"sku{index}", line["quantity"])
    if "discount" in vector:
        filled.discount_order(amount=vector["discount"]["fixed"])
    currency, rates = None, None
    if "checkout" in vector:
        currency = vector["checkout"]["currency"]
        rates = Rates([(vector["currency"], currency, vector["checkout"]["rate"])])
    receipt = filled.checkout(currency, rates)
    names_of = ("total", "gross", "tax", "cash_rounding", "payable")
    answer = {name: number(getattr(receipt, name)) for name in names_of}
    invoice: Vector = {}
    if "invoice" in vector:
        totals = Invoice.from_receipt(receipt, "E").totals()
        amounts = (totals.net, totals.tax, totals.rounding, totals.payable)
        invoice["invoice"] = [number(one) for one in amounts]
    shares = [number(one.order_discount) for one in receipt.lines]
    return {**answer, **invoice, "discount_shares": shares}


def told_of(invoice: Invoice) -> Any:
    totals = invoice.totals()
    names = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")
    answer: Vector = {name: number(getattr(totals, name)) for name in names}
    answer["lines"] = [number(line.net) for line in totals.lines]
    answer["taxes"] = [number(row.tax) for row in totals.categories]
    return answer


def invoices(vector: Vector) -> Any:
    made = Invoice(vector["currency"])
    for line in vector["lines"]:
        added = made.add(
            "",
            line["quantity"],
            line["price"],
            base_quantity=line["base_quantity"] or 1,
            category=line["category"],
            percent=line["percent"] or 0,
        )
        for one in line["allowances_charges"]:
            (added.charge if one["charge"] else added.allowance)(one["amount"])
    for one in vector["document"]:
        adjust = made.charge if one["charge"] else made.allowance
        adjust(one["amount"], category=one["category"], percent=one["percent"] or 0)
    made.prepaid(vector["prepaid"] or 0)
    made.rounding(vector["rounding"] or 0)
    return told_of(made)


def taxes_of(taxes: list[Any]) -> Vector:
    if not taxes:
        return {"category": "O"}
    (name, percent, _), *others = taxes
    category = name if name != "VAT" else "S" if Decimal(percent or 0) else "E"
    further = [InvoiceTax(one[:11], rate or 0, kind=kind) for one, rate, kind in others]
    return {
        "category": category,
        "percent": None if category == "E" else percent or 0,
        "taxes": further,
    }


def gobl(vector: Vector) -> Any:
    if vector["prices_include_tax"]:
        return gobl_basket(vector)
    made = Invoice(vector["currency"])
    for quantity, price, adjustments, taxes, _ in vector["lines"]:
        line = made.add("", quantity, price, **taxes_of(taxes))
        for is_charge, amount in adjustments:
            (line.charge if is_charge else line.allowance)(amount)
    for is_charge, amount, taxes in vector["document"]:
        (made.charge if is_charge else made.allowance)(amount, **taxes_of(taxes))
    made.prepaid(vector["prepaid"] or 0)
    made.rounding(vector["rounding"] or 0)
    return told_of(made)


def gobl_basket(vector: Vector) -> Any:
    catalogue = Catalogue(vector["currency"])
    for *_, taxes, _ in vector["lines"]:
        catalogue.set_tax(f"rate {taxes[0][1]}", Decimal(taxes[0][1] or 0))
    filled = Basket(catalogue, Policy(level=Level.TAX_GROUP, prices=PriceBasis.GROSS))
    for index, (*_, taxes, total) in enumerate(vector["lines"]):
        filled.put(str(index), total, category=f"rate {taxes[0][1]}")
    receipt = filled.checkout()
    taxes = [number(row.tax) for row in receipt.taxes]
    return {"net": number(receipt.net), "total": number(receipt.total), "taxes": taxes}


def bank_statements(vector: Vector) -> Any:
    wallet = Wallet()
    for statement in bank.read_camt(vector["xml"]):
        wallet.add_statement(statement)
        wallet.add_statement(statement)
    return {"json": bank.to_json(vector["xml"]), "wallet": wallet.to_json()}


def journals(vector: Vector) -> Any:
    form = vector["format"]
    symbols = dict(line.split("=") for line in vector.get("symbols", "").split())
    ledger = Ledger.from_journal(vector["journal"], form, "EUR", vector.get("exchange"), symbols)
    return {"json": ledger.to_json(), "written": ledger.to_journal(form)}
