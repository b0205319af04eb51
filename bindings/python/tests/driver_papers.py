"""Payment codes, explanations and electronic invoices of the golden vectors, for driver.py."""

from __future__ import annotations

from typing import Any

from driver_trade import told_of

from libmoney import (
    Basket,
    Explanation,
    Invoice,
    Money,
    Portfolio,
    PriceQuote,
    Rates,
    RatesBuilder,
    explain_expression,
    payment,
)
from libmoney.invoice import check

Vector = dict[str, Any]


def payment_code(vector: Vector) -> Any:
    given = dict(vector["fields"])
    parties: Vector = {}
    for role in ("creditor", "debtor"):
        parts = {name: given.pop(name) for name in list(given) if name.startswith(f"{role}_")}
        own = {name.removeprefix(f"{role}_"): text for name, text in parts.items()}
        if own or role == "creditor":
            parties[role] = payment.Party(**{"name": "", **own})
    given.setdefault("iban", "")
    amount = Money(vector["amount"], vector["currency"])
    more = {"version": vector.get("version"), "open_amount": vector.get("open", False)}
    text = payment.code(vector["format"], amount, **given, **parties, **more)
    return {"text": text, "content": content_of(payment.parse(text))}


def content_of(code: payment.Code) -> Vector:
    """The texts of a payment code that are not empty."""
    names = ("iban", "bic", "reference", "message", "information", "purpose")
    texts = {name: getattr(code, name) for name in names}
    for role, party in (("creditor", code.creditor), ("debtor", code.debtor)):
        if party is not None:
            texts.update({f"{role}_{name}": text for name, text in vars(party).items()})
    return {name: text for name, text in texts.items() if text}


def explanations(vector: Vector) -> Any:
    if "invoice" in vector:
        return explained(Invoice.from_json(vector["invoice"]))
    if "expression" in vector:
        return explained(explain_expression(vector["expression"]))
    rates = rates_of(vector)
    if "basket" in vector:
        return explained(Basket.from_json(vector["basket"]).checkout(vector["target"], rates))
    if "amount" in vector:
        return shown(rates.explanation(Money(vector["amount"], vector["from"]), vector["to"]))
    quotes = {
        one["symbol"]: PriceQuote(
            Money(one["price"], one["currency"]) if "currency" in one else one["price"]
        )
        for one in vector["quotes"]
    }
    return explained(Portfolio.from_json(vector["portfolio"]).value(quotes, rates))


def rates_of(vector: Vector) -> Rates:
    builder = RatesBuilder()
    for one in vector.get("rates", []):
        builder.add(one["from"], one["to"], one["rate"], one.get("date"))
    return builder.build()


def explained(made: Any) -> Vector:
    return shown(made.explain())


def shown(explanation: Explanation) -> Vector:
    return {"text": f"{explanation}\n", "json": explanation.to_json()}


def invoice_documents(vector: Vector) -> Any:
    read = Invoice.from_cii if vector["syntax"] == "cii" else Invoice.from_ubl
    if "read" in vector:
        return told_of(read(vector["xml"]))
    report, invoice = check(vector["xml"]), read(vector["xml"], recalculate=True)

    def place(one: Any) -> str:
        return f"{one.line}:{one.column}"

    def text(number: Any) -> str:
        return "" if number is None else format(number, "f")

    findings = [
        [
            *(one.rule, place(one), text(one.stated), text(one.computed)),
            *(one.hypothesis, one.place, one.message),
        ]
        for one in report.findings
    ]
    corrections = [
        [place(one), text(one.stated), text(one.corrected), one.place] for one in report.corrections
    ]
    told = {"totals": told_of(invoice), "findings": findings, "corrections": corrections}
    return {**explained(invoice), **told}
