"""UBL documents of the vectors: the amounts that an invoice states, and nothing else."""

from __future__ import annotations

from typing import Any

SPACES = (
    'xmlns="urn:oasis:names:specification:ubl:schema:xsd:{kind}-2" '
    'xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" '
    'xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"'
)


def document(case: dict[str, Any]) -> str:
    """A case of invoices.json as its document stated it."""
    kind, currency = case["kind"], case["currency"]

    def amount(name: str, value: str | None) -> str:
        return "" if value is None else f'<b:{name} currencyID="{currency}">{value}</b:{name}>'

    def category(name: str, one: dict[str, Any], reason: str = "") -> str:
        percent = "" if one["percent"] is None else f"<b:Percent>{one['percent']}</b:Percent>"
        scheme = "<a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme>"
        return f"<a:{name}><b:ID>{one['category']}</b:ID>{percent}{reason}{scheme}</a:{name}>"

    def adjustment(one: dict[str, Any]) -> str:
        indicator = "true" if one["charge"] else "false"
        tax = category("TaxCategory", one) if "category" in one else ""
        rate = one.get("percent") if "category" not in one else None
        factor = f"<b:MultiplierFactorNumeric>{rate}</b:MultiplierFactorNumeric>" if rate else ""
        return (
            f"<a:AllowanceCharge><b:ChargeIndicator>{indicator}</b:ChargeIndicator>{factor}"
            f"{amount('Amount', one['amount'])}{amount('BaseAmount', one.get('base'))}{tax}"
            "</a:AllowanceCharge>"
        )

    def line(one: dict[str, Any]) -> str:
        quantity = "CreditedQuantity" if kind == "CreditNote" else "InvoicedQuantity"
        base = one["base_quantity"]
        given = "" if base is None else f"<b:BaseQuantity>{base}</b:BaseQuantity>"
        return (
            f"<a:{kind}Line><b:{quantity}>{one['quantity']}</b:{quantity}>"
            f"{amount('LineExtensionAmount', one['net'])}"
            f"{''.join(map(adjustment, one['allowances_charges']))}"
            f"<a:Item>{category('ClassifiedTaxCategory', one)}</a:Item>"
            f"<a:Price>{amount('PriceAmount', one['price'])}{given}</a:Price></a:{kind}Line>"
        )

    def subtotal(one: dict[str, Any]) -> str:
        reason = "<b:TaxExemptionReason>No tax</b:TaxExemptionReason>"
        why = reason if one["category"] in ("E", "AE", "K", "G", "O") else ""
        return (
            f"<a:TaxSubtotal>{amount('TaxableAmount', one['base'])}"
            f"{amount('TaxAmount', one['tax'])}{category('TaxCategory', one, why)}</a:TaxSubtotal>"
        )

    stated = case["expect"]
    names = {
        "LineExtensionAmount": stated["line_total"],
        "TaxExclusiveAmount": stated["net"],
        "TaxInclusiveAmount": stated["gross"],
        "AllowanceTotalAmount": stated["allowances"],
        "ChargeTotalAmount": stated["charges"],
        "PrepaidAmount": case["prepaid"],
        "PayableRoundingAmount": case["rounding"],
        "PayableAmount": stated["payable"],
    }
    totals = "".join(amount(name, value) for name, value in names.items())
    return (
        f"<{kind} {SPACES.format(kind=kind)}>"
        "<b:CustomizationID>urn:cen.eu:en16931:2017</b:CustomizationID>"
        f"<b:DocumentCurrencyCode>{currency}</b:DocumentCurrencyCode>"
        f"{''.join(map(adjustment, case['document']))}"
        f"<a:TaxTotal>{amount('TaxAmount', stated['tax'])}"
        f"{''.join(map(subtotal, stated['categories']))}</a:TaxTotal>"
        f"<a:LegalMonetaryTotal>{totals}</a:LegalMonetaryTotal>"
        f"{''.join(map(line, case['lines']))}</{kind}>"
    )
