"""Single changes of invoices in UBL and CII, as data: the place, the kind and the new text.

A change is at one element or attribute that touches amounts, quantities, rates, categories, tax
schemes, currencies or how often something is there. `tools/data/norm` makes every change of public
documents; the tests repeat some of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from typing import NamedTuple
from xml.etree import ElementTree


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Elements with a number, of UBL and of CII.
NUMBERS = _names(
    "Amount BaseAmount MultiplierFactorNumeric Percent TaxableAmount TaxAmount "
    "LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount "
    "ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount InvoicedQuantity "
    "CreditedQuantity PriceAmount BaseQuantity CalculatedAmount BasisAmount "
    "RateApplicablePercent CalculationPercent ActualAmount LineTotalAmount "
    "TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount "
    "TotalPrepaidAmount DuePayableAmount BilledQuantity ChargeAmount BasisQuantity"
)
#: Elements that have such numbers in them.
PARTS = _names(
    "AllowanceCharge TaxTotal TaxSubtotal TaxCategory TaxScheme ClassifiedTaxCategory "
    "Item Price LegalMonetaryTotal InvoiceLine CreditNoteLine "
    "SpecifiedTradeAllowanceCharge CategoryTradeTax ApplicableTradeTax "
    "SpecifiedTradeSettlementLineMonetarySummation "
    "SpecifiedTradeSettlementHeaderMonetarySummation IncludedSupplyChainTradeLineItem "
    "NetPriceProductTradePrice SpecifiedLineTradeDelivery SpecifiedLineTradeAgreement "
    "SpecifiedLineTradeSettlement ApplicableHeaderTradeSettlement ChargeIndicator"
)
#: Elements with a word.
WORDS = _names(
    "DocumentCurrencyCode TaxCurrencyCode InvoiceCurrencyCode CategoryCode Indicator "
    "TaxExemptionReason TaxExemptionReasonCode ExemptionReason ExemptionReasonCode"
)
CATEGORIES = ("S", "Z", "E", "AE", "K", "G", "O", "L", "M", "B")
_TAXES = ("TaxCategory", "ClassifiedTaxCategory", "ApplicableTradeTax", "CategoryTradeTax")


class Change(NamedTuple):
    """A single change of a document."""

    #: Which element in the order of the document, from 0 on.
    at: int
    #: "delete", "double", "text" or "@currencyID".
    kind: str
    #: The new text; None removes an attribute.
    text: str | None


def local(element: ElementTree.Element) -> str:
    """The name of an element without its namespace."""
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _texts(name: str, parent: str, text: str) -> list[str]:
    """Other texts for a leaf."""
    if name in NUMBERS:
        try:
            value = Decimal(text)
        except InvalidOperation:
            return [""]
        digit = text + "1" if "." in text else text + ".001"
        zeros = text + "0" if "." in text else text + ".000"
        steps = (f"{value + Decimal('0.01'):f}", f"{value + 1:f}", f"{value - 2:f}")
        return ["", *steps, f"{-value:f}", "0", digit, zeros]
    if name == "ID" and parent in ("TaxCategory", "ClassifiedTaxCategory"):
        return ["", *(one for one in CATEGORIES if one != text), f" {text} "]
    if name == "CategoryCode":
        return ["", *(one for one in CATEGORIES if one != text)]
    if (name, parent) == ("ID", "TaxScheme") or (name == "TypeCode" and parent in _TAXES):
        return ["", "GST", text.lower()]
    if name.endswith("CurrencyCode"):
        return ["", "USD" if text != "USD" else "EUR"]
    if name in ("Indicator", "ChargeIndicator"):
        return ["", "false" if text.strip() == "true" else "true"]
    return [""]


def changes(root: ElementTree.Element) -> Iterator[Change]:
    """All changes of a document, in its order."""
    parents = {child: parent for parent in root.iter() for child in parent}
    for index, element in enumerate(root.iter()):
        parent = parents.get(element)
        if parent is None:
            continue
        name, above = local(element), local(parent)
        is_tax_word = (name == "ID" and above in ("TaxScheme", *_TAXES)) or (
            name == "TypeCode" and above in _TAXES
        )
        if name == "TaxScheme" and above == "PartyTaxScheme":
            continue
        if is_tax_word and above == "TaxScheme" and local(parents[parent]) == "PartyTaxScheme":
            continue
        if not (name in NUMBERS or name in PARTS or name in WORDS or is_tax_word):
            continue
        yield Change(index, "delete", None)
        yield Change(index, "double", None)
        if not len(element):
            for text in dict.fromkeys(_texts(name, above, (element.text or "").strip())):
                yield Change(index, "text", text)
        if "currencyID" in element.attrib:
            yield Change(index, "@currencyID", None)
            yield Change(
                index, "@currencyID", "USD" if element.get("currencyID") != "USD" else "EUR"
            )


def some(name: str, root: ElementTree.Element, most: int) -> list[Change]:
    """As many changes of a document, always the same ones, from all over it."""

    def order(change: Change) -> bytes:
        return hashlib.sha256(f"{name} {change}".encode()).digest()

    chosen = sorted(changes(root), key=order)[:most]
    return sorted(chosen, key=lambda one: (one.at, one.kind, one.text or ""))


def changed(text: str | bytes, change: Change) -> str:
    """The document with a change."""
    root = ElementTree.fromstring(text)
    parents = {child: parent for parent in root.iter() for child in parent}
    element = list(root.iter())[change.at]
    parent = parents[element]
    if change.kind == "delete":
        parent.remove(element)
    elif change.kind == "double":
        parent.insert(list(parent).index(element), element)
    elif change.kind == "text":
        element.text = change.text
    elif change.text is None:
        del element.attrib[change.kind[1:]]
    else:
        element.set(change.kind[1:], change.text)
    return ElementTree.tostring(root, encoding="unicode")


def path(root: ElementTree.Element, at: int) -> str:
    """The names from below the root to an element."""
    parents = {child: parent for parent in root.iter() for child in parent}
    element: ElementTree.Element | None = list(root.iter())[at]
    names: list[str] = []
    while element is not None and element is not root:
        names.append(local(element))
        element = parents.get(element)
    return "/".join(reversed(names))
