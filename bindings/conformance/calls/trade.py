"""Baskets and invoices."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from calls.tools import Tools, Values

REMAINDERS = {"largest": "LARGEST_REMAINDER", "first": "FLOOR_TO_FIRST", "last": "FLOOR_TO_LAST"}
#: MONEY_INVOICE_DOCUMENT, the largest size_t, in 32 bits and in 64.
DOCUMENT = -1
#: More rows than a vector has.
ROWS = 200
TOTALS = ("line_total", "allowances", "charges", "net", "tax", "gross", "payable")


def policy_of(tools: Tools, vector: Values) -> Values:
    policy: Values = {}
    if "rounding" in vector:
        policy["level"] = tools.constant(f"LEVEL_{vector['rounding']['level'].upper()}")
        policy["rounding"] = tools.constant(f"ROUND_{vector['rounding']['mode'].upper()}")
    if "prices" in vector:
        policy["prices"] = tools.constant(f"PRICE_BASIS_{vector['prices'].upper()}")
    if "discount" in vector:
        policy["remainder"] = tools.constant(
            f"ALLOCATE_{REMAINDERS[vector['discount']['remainder']]}"
        )
    if "tender" in vector:
        policy["tender"] = tools.constant("TENDER_CASH")
        policy["cash_step"] = tools.decimal(vector["tender"]["cash_step"])
    return policy


def basket_of(tools: Tools, currency: str, products: list[Values], policy: Values) -> Any:
    """Products have sku, category, price and quantity, and perhaps the rate of their category."""
    catalogue = tools.new("money_catalogue_new", "catalogue", currency=currency)
    for one in products:
        if "percent" in one:
            tax = {"category": one["category"], "percent": tools.decimal(one["percent"])}
            tools.call("money_catalogue_set_tax", catalogue=catalogue, **tax)
        product = {"sku": one["sku"], "category": one["category"]}
        product["price"] = tools.amount(one["price"], currency)
        tools.call("money_catalogue_add", catalogue=catalogue, product=product)
    basket = tools.new("money_basket_new", "basket", catalogue=catalogue)
    tools.call("money_basket_set_policy", basket=basket, policy=policy)
    for one in products:
        quantity = tools.decimal(one["quantity"])
        tools.call("money_basket_add", basket=basket, sku=one["sku"], quantity=quantity)
    return basket


def basket(tools: Tools, vector: Values) -> Any:
    currency, products = vector["currency"], []
    for index, line in enumerate(vector["lines"]):
        product = {"sku": f"sku{index}", "price": line["unit_price"], "quantity": line["quantity"]}
        product["category"] = "standard" if "tax_rate" in vector else ""
        if "tax_rate" in vector:
            # The vectors have fractions, the library percents.
            product["percent"] = format(Decimal(vector["tax_rate"]) * 100, "f")
        products.append(product)
    filled = basket_of(tools, currency, products, policy_of(tools, vector))
    if "discount" in vector:
        amount = tools.amount(vector["discount"]["fixed"], currency)
        discount = {"kind": tools.constant("DISCOUNT_FIXED"), "amount": amount}
        tools.call("money_basket_set_discount", basket=filled, discount=discount)
    checkout = vector.get("checkout", {"currency": currency})
    pair = {"from": currency, "to": checkout["currency"], "rate": checkout.get("rate")}
    rates = tools.rates([pair] if "checkout" in vector else [])
    given = {"basket": filled, "target": checkout["currency"], "rates": rates}
    receipt = tools.new("money_basket_checkout", "receipt", **given)
    view = tools.constant("RECEIPT_CHECKOUT")
    info = tools.call("money_receipt_info", receipt=receipt, view=view)["info"]
    names = ("total", "gross", "tax", "cash_rounding", "payable")
    answer: Values = {name: tools.number(info[name]) for name in names}
    items = [
        tools.call("money_receipt_line_item_at", receipt=receipt, view=view, index=index)["item"]
        for index in range(info["line_item_count"])
    ]
    answer["discount_shares"] = [tools.number(item["order_discount"]) for item in items]
    if "invoice" in vector:
        given = {"receipt": receipt, "view": view, "zero_category": "E"}
        invoice = tools.new("money_invoice_from_receipt", "invoice", **given)
        totals = tools.call("money_invoice_totals", invoice=invoice)["totals"]
        names = ("net", "tax", "rounding", "payable")
        answer["invoice"] = [tools.number(totals[name]) for name in names]
    return answer


def told_of(tools: Tools, invoice: Any) -> Values:
    totals = tools.call("money_invoice_totals", invoice=invoice)["totals"]
    answer: Values = {name: tools.number(totals[name]) for name in TOTALS}
    for key, name, member in (
        ("lines", "line_amounts", "net"),
        ("taxes", "categories", "amount"),
    ):
        given = {"invoice": invoice, "first": 0, "capacity": ROWS, "rows": True}
        found = tools.call(f"money_invoice_{name}", **given)
        answer[key] = [tools.number(one[member]) for one in found["rows"][: found["count"]]]
    return answer


def adjust(
    tools: Tools, invoice: Any, place: int, is_charge: bool, amount: Any, taxes: list[Values]
) -> None:
    kind = tools.constant("INVOICE_CHARGE" if is_charge else "INVOICE_ALLOWANCE")
    adjustment = {"kind": kind, "amount": amount, "taxes": taxes}
    tools.call("money_invoice_adjust", invoice=invoice, line_item=place, adjustment=adjustment)


def pay(tools: Tools, vector: Values, invoice: Any) -> Values:
    paid = {key: tools.amount(vector[key], vector["currency"]) for key in ("prepaid", "rounding")}
    tools.call("money_invoice_set_payment", invoice=invoice, **paid)
    return told_of(tools, invoice)


def invoices(tools: Tools, vector: Values) -> Any:
    currency = vector["currency"]
    invoice = tools.new("money_invoice_new", "invoice", currency=currency)

    def taxes(one: Values) -> list[Values]:
        return [{"category": one["category"], "percent": tools.decimal(one["percent"])}]

    for line in vector["lines"]:
        item = {
            "quantity": tools.decimal(line["quantity"]),
            "price": tools.amount(line["price"], currency),
            "base_quantity": tools.decimal(line["base_quantity"]),
            "taxes": taxes(line),
        }
        place = tools.call("money_invoice_add", invoice=invoice, item=item, index=True)["index"]
        for one in line["allowances_charges"]:
            adjust(tools, invoice, place, one["charge"], tools.amount(one["amount"], currency), [])
    for one in vector["document"]:
        amount = tools.amount(one["amount"], currency)
        adjust(tools, invoice, DOCUMENT, one["charge"], amount, taxes(one))
    return pay(tools, vector, invoice)


def gobl_taxes(tools: Tools, given: list[Any]) -> list[Values]:
    """The first tax is the category of the line item."""
    if not given:
        return [{"category": "O"}]
    found = []
    for index, (name, percent, kind) in enumerate(given):
        rate = tools.decimal(percent)
        category = name[:11] if index else name
        if not index and name == "VAT":
            category = "S" if Decimal(percent or 0) else "E"
        word = kind.upper() if index else "ADDED"
        found.append(
            {"category": category, "percent": rate, "kind": tools.constant(f"INVOICE_TAX_{word}")}
        )
    return found


def gobl(tools: Tools, vector: Values) -> Any:
    if vector["prices_include_tax"]:
        return gobl_basket(tools, vector)
    currency = vector["currency"]
    invoice = tools.new("money_invoice_new", "invoice", currency=currency)
    for quantity, price, adjustments, taxes, _ in vector["lines"]:
        item = {
            "quantity": tools.decimal(quantity),
            "price": tools.amount(price, currency),
            "taxes": gobl_taxes(tools, taxes),
        }
        place = tools.call("money_invoice_add", invoice=invoice, item=item, index=True)["index"]
        for is_charge, amount in adjustments:
            adjust(tools, invoice, place, is_charge, tools.amount(amount, currency), [])
    for is_charge, amount, taxes in vector["document"]:
        given = tools.amount(amount, currency)
        adjust(tools, invoice, DOCUMENT, is_charge, given, gobl_taxes(tools, taxes))
    return pay(tools, vector, invoice)


def gobl_basket(tools: Tools, vector: Values) -> Any:
    products = []
    for index, (*_, taxes, total) in enumerate(vector["lines"]):
        percent = taxes[0][1]
        product = {"sku": str(index), "category": f"rate {percent}", "percent": percent or "0"}
        products.append({**product, "price": total, "quantity": "1"})
    level, prices = tools.constant("LEVEL_TAX_GROUP"), tools.constant("PRICE_BASIS_GROSS")
    filled = basket_of(tools, vector["currency"], products, {"level": level, "prices": prices})
    receipt = tools.new("money_basket_checkout", "receipt", basket=filled)
    view = tools.constant("RECEIPT_CHECKOUT")
    info = tools.call("money_receipt_info", receipt=receipt, view=view)["info"]
    rows = (
        tools.call("money_receipt_tax_at", receipt=receipt, view=view, index=index)["tax"]
        for index in range(info["tax_count"])
    )
    taxes = [tools.number(row["tax"]) for row in rows]
    return {"net": tools.number(info["net"]), "total": tools.number(info["total"]), "taxes": taxes}
