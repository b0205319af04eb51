"""Checks every total of an invoice in UBL or CII by recalculation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal

from .. import decimal as exact
from .._boundary.numbers import EXACT, Document
from .._currency.currency import Currency
from .._money_error import MoneyError
from .breakdown import Breakdown
from .facts import RATED, RULES, Facts, Stated, StatedAdjustment, StatedLine, StatedTax
from .invoice import Invoice
from .reading import add_line, read_facts
from .refused import Refused
from .report import DIGITS, Finding, Notes, Report, needed_digits

_ZERO = Decimal(0)
#: The rules for taxes other than VAT, by the number of the rule on the rate.
_OTHER_TAX = {"05": "BR-CO-04", "06": "BR-32", "07": "BR-37"}
#: The totals that every invoice must state, with the rules that require them.
_DEMANDED = {
    "LineExtensionAmount": "BR-12",
    "TaxExclusiveAmount": "BR-13",
    "TaxInclusiveAmount": "BR-14",
    "PayableAmount": "BR-15",
}


def check(document: Document) -> Report:
    """Checks the amounts of an invoice or a credit note against EN 16931.

    The document is in UBL 2.1 or in CII, the syntax of Factur-X and ZUGFeRD.

    Every total is recalculated to the cent, and each difference is a finding with its rule. Like a
    validator, each formula uses the amounts that the document states, so an error is reported at
    its
    source and not in every sum above it. Nothing is fetched.

    Mixed currencies, a category without its rate and repeated elements that must be unique are
    findings too. Such an invoice cannot be totalled, so :meth:`Invoice.from_ubl` and
    :meth:`Invoice.from_cii` reject it.

    :raises Refused: if the document is not XML, contains a document type declaration, has another
        profile or is not such an invoice. Also raised if a mandatory part is missing, a price is
        negative, or a product of numbers has more than 38 digits.

    >>> from libmoney.invoice import check
    >>> check("<Invoice/>")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.invoice.Refused: line 1, Invoice: not an Invoice or a CreditNote of UBL 2.1 ...
    """
    facts = read_facts(document)
    try:
        return Report(_Checker(facts).findings())
    except Refused:
        raise
    except MoneyError as error:
        raise Refused(str(error), facts.root.place, facts.root.line) from None


class _Checker(Notes):
    """Applies the rules to one document."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        own = Currency(facts.currency).digits
        self.digits = min(DIGITS, DIGITS if own is None else own)
        if any(needed_digits(one.value) > self.digits for one in self.stated()):
            self.digits = DIGITS

    def stated(self) -> Iterable[Stated]:
        """Returns all amounts to which the limit of two fraction digits applies."""
        yield from self.facts.totals.values()
        for line in self.facts.lines:
            yield line.net
        for row in self.facts.categories:
            yield from (row.base, row.amount)

    def findings(self) -> list[Finding]:
        """Runs all checks."""
        for fault in self.facts.faults:
            rule = fault.rule or ""
            self.found.append(Finding(rule, fault.place, fault.line, fault.reason, None, None))
        for line in self.facts.lines:
            self.line(line)
        for one in self.facts.adjustments:
            self.adjustment(one, ("BR-DEC-05", "BR-DEC-06"), ("BR-DEC-01", "BR-DEC-02"))
        self.found += Breakdown(self.facts, self.digits).findings()
        self.sums()
        return self.found

    # Parts

    def line(self, line: StatedLine) -> None:
        for one in line.adjustments:
            self.adjustment(one, ("BR-DEC-27", "BR-DEC-28"), ("BR-DEC-24", "BR-DEC-25"))
        self.digits_of(line.net, "BR-DEC-23")
        self.rate(line.tax, "05")
        scratch = Invoice(self.facts.currency)
        try:
            plain = StatedTax("O", _ZERO, line.tax.at, False)
            add_line(scratch, replace(line, tax=plain))
            net = scratch.totals().lines[0].net.amount
        except MoneyError as error:
            self.add("PEPPOL-EN16931-R120", line.net, str(error))
            return
        if net != line.net.value:
            message = "net = quantity × price ÷ base quantity + charges - allowances"
            self.add("PEPPOL-EN16931-R120", line.net, message, net)

    def adjustment(self, one: StatedAdjustment, on: tuple[str, str], off: tuple[str, str]) -> None:
        """Checks an allowance or charge by the rules for its amount and its base."""
        amount, base = on if one.is_charge else off
        self.digits_of(one.amount, amount)
        if one.base is not None:
            self.digits_of(one.base, base)
        if one.tax is not None:
            self.rate(one.tax, "07" if one.is_charge else "06")

    def rate(self, tax: StatedTax, number: str) -> None:
        """Reports a tax other than VAT, or a rate that its category does not allow."""
        name, rule = tax.category, f"{RULES[tax.category]}-{number}"
        if not tax.is_vat:
            message = "tax scheme must be VAT"
            self.add(_OTHER_TAX[number], tax, message)
        elif name == "O":
            if tax.has_rate:
                self.add(rule, tax, "category O must not have a rate")
        elif name == "S":
            if tax.has_rate and tax.percent <= 0:
                self.add(rule, tax, f"rate of category S must be positive, got {tax.percent}")
        elif name in RATED:
            if tax.percent < 0:
                self.add(
                    rule, tax, f"rate of category {name} must be at least 0, got {tax.percent}"
                )
        elif tax.percent or not tax.has_rate:
            self.add(rule, tax, f"rate of category {name} must be stated as 0")

    # The totals

    def sums(self) -> None:
        facts = self.facts
        given = {name: one.value for name, one in facts.totals.items()}

        def value(name: str) -> Decimal:
            return given.get(name, _ZERO)

        adjustments = facts.adjustments
        off = [one.amount.value for one in adjustments if not one.is_charge]
        on = [one.amount.value for one in adjustments if one.is_charge]
        lines = exact.sum([line.net.value for line in facts.lines])
        net = exact.sum(
            [
                value("LineExtensionAmount"),
                EXACT.minus(value("AllowanceTotalAmount")),
                value("ChargeTotalAmount"),
            ]
        )
        tax = _ZERO if facts.tax is None else facts.tax.value
        gross = exact.add(value("TaxExclusiveAmount"), tax)
        paid = [EXACT.minus(value("PrepaidAmount")), value("PayableRoundingAmount")]
        payable = exact.sum([value("TaxInclusiveAmount"), *paid])
        self.total(
            "LineExtensionAmount", "BR-CO-10", "BR-DEC-09", "the line items must add up", lines
        )
        self.parts(
            "AllowanceTotalAmount", "BR-CO-11", "BR-DEC-10", "the allowances must add up", off
        )
        self.parts("ChargeTotalAmount", "BR-CO-12", "BR-DEC-11", "the charges add up", on)
        message = "net = line items - allowances + charges"
        self.total("TaxExclusiveAmount", "BR-CO-13", "BR-DEC-12", message, net)
        self.total("TaxInclusiveAmount", "BR-CO-15", "BR-DEC-14", "gross = net + tax", gross)
        message = "payable = gross - prepaid + rounding"
        self.total("PayableAmount", "BR-CO-16", "BR-DEC-18", message, payable)
        for name, rule in (("PrepaidAmount", "BR-DEC-16"), ("PayableRoundingAmount", "BR-DEC-17")):
            if name in facts.totals:
                self.digits_of(facts.totals[name], rule)
        self.taxes()

    def taxes(self) -> None:
        facts = self.facts
        rows = [row.amount.value for row in facts.categories]
        if facts.tax is not None:
            self.digits_of(facts.tax, "BR-DEC-13")
            total = exact.sum(rows)
            if total != facts.tax.value:
                self.add("BR-CO-14", facts.tax, "the taxes of the categories must add up", total)
        elif not facts.is_cii or any(rows):
            # CII need not state a total tax of 0.
            self.add("BR-CO-15", facts, f"missing total tax in {facts.currency}")
        if facts.accounting_tax is not None:
            self.digits_of(facts.accounting_tax, "BR-DEC-15")
        own, tax = facts.accounting_currency, facts.accounting_tax
        if own == facts.currency and not facts.is_cii:
            tax = facts.tax
        if own and tax is None:
            self.add("BR-53", facts, f"missing total tax in the accounting currency, {own}")

    def total(self, name: str, rule: str, digits: str, message: str, computed: Decimal) -> None:
        """Compares a total that every invoice must state."""
        stated = self.facts.totals.get(name)
        if stated is None:
            self.add(_DEMANDED[name], self.facts, f"missing {name}")
            self.add(rule, self.facts, f"{message}: missing amount", computed)
            return
        self.digits_of(stated, digits)
        if stated.value != computed:
            self.add(rule, stated, message, computed)

    def parts(self, name: str, rule: str, digits: str, message: str, parts: list[Decimal]) -> None:
        """Compares a total that an invoice states if it contains such parts."""
        stated, computed = self.facts.totals.get(name), exact.sum(parts)
        if stated is not None:
            self.digits_of(stated, digits)
            if stated.value != computed:
                self.add(rule, stated, message, computed)
        elif parts:
            self.add(rule, self.facts, f"{message}: missing amount", computed)
