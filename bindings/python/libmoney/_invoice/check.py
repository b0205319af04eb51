"""Every total of an invoice in UBL or CII, worked out again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import NamedTuple

from .. import decimal as exact
from .._boundary.numbers import EXACT, Document
from .._boundary.rounding import Rounding
from .._currency.currency import Currency
from .._money.money_error import MoneyError
from .facts import RULES, Facts, Stated, StatedAdjustment, StatedLine, StatedTax
from .invoice import Invoice
from .reading import add_line, read_facts

#: No amount of the norm has more fraction digits.
_DIGITS = 2
_ZERO = Decimal(0)


class Finding(NamedTuple):
    """A rule that an invoice breaks, and where.

    >>> from libmoney.invoice import Finding
    >>> print(Finding("BR-CO-15", "Invoice/LegalMonetaryTotal", 60, "net + tax", None, None))
    BR-CO-15 at Invoice/LegalMonetaryTotal (line 60): net + tax
    """

    #: The rule, such as "BR-CO-15".
    rule: str
    #: The element, such as "Invoice/InvoiceLine[2]/LineExtensionAmount".
    place: str
    #: The line of the document.
    line: int
    #: What the rule says.
    message: str
    #: The amount in the document.
    stated: Decimal | None
    #: The amount that the rule leads to.
    computed: Decimal | None

    def __str__(self) -> str:
        text = f"{self.rule} at {self.place} (line {self.line}): {self.message}"
        if self.computed is not None:
            text += f": {'nothing' if self.stated is None else self.stated} is stated"
            text += f", {self.computed} is right"
        return text


@dataclass
class Report:
    """The findings of :func:`libmoney.invoice.check`; an invoice that obeys has no findings.

    >>> from libmoney.invoice import Report
    >>> Report([]).ok
    True
    """

    findings: list[Finding] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """True if the invoice obeys every rule that was checked.

        >>> from libmoney.invoice import Report
        >>> Report([]).ok
        True
        """
        return not self.findings

    @property
    def rules(self) -> list[str]:
        """The broken rules, each once, in the order of the findings.

        >>> from libmoney.invoice import Report
        >>> Report([]).rules
        []
        """
        return list(dict.fromkeys(finding.rule for finding in self.findings))

    def __str__(self) -> str:
        return "\n".join(map(str, self.findings)) or "The invoice obeys the rules."


def check(document: Document) -> Report:
    """Checks the amounts of an invoice or a credit note against EN 16931.

    The document is in UBL 2.1 or in CII, the syntax of Factur-X and ZUGFeRD.

    Every total is worked out again, to the cent, and each difference is a finding with its rule.
    Each formula takes the amounts that the document states, as validators do, so a fault is found
    where it is and not in all sums above it. Nothing is fetched.

    Amounts of two currencies and a category without its rate are findings, too; nobody can add such
    an invoice up, so :meth:`Invoice.from_ubl` and :meth:`Invoice.from_cii` refuse it.

    :raises Refused: if the document is no such invoice: it is not XML, has a document type
        declaration or another profile, lacks a part that the norm demands, or has a price below 0.

    >>> from libmoney.invoice import check
    >>> check("<Invoice/>")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    libmoney.invoice.Refused: line 1, Invoice: not an Invoice or a CreditNote of UBL 2.1 ...
    """
    return Report(_Checker(read_facts(document)).findings())


class _Checker:
    """Goes through the rules for one document."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.found: list[Finding] = []
        own = Currency(facts.currency).digits
        self.digits = min(_DIGITS, _DIGITS if own is None else own)
        if any(-_exponent(one.value) > self.digits for one in self.stated()):
            self.digits = _DIGITS

    def stated(self) -> Iterable[Stated]:
        """All amounts that the norm gives two fraction digits."""
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
            self.adjustment(one, ("BR-DEC-05", "BR-DEC-01"))
        self.categories()
        self.sums()
        return self.found

    def add(
        self,
        rule: str,
        at: Stated | StatedTax | StatedLine | Facts,
        message: str,
        computed: Decimal | None = None,
    ) -> None:
        """Notes a finding."""
        place = at.root if isinstance(at, Facts) else at.at
        stated = at.value if isinstance(at, Stated) else None
        self.found.append(Finding(rule, place.place, place.line, message, stated, computed))

    def digits_of(self, stated: Stated, rule: str) -> None:
        """An amount has at most two fraction digits."""
        if -_exponent(stated.value) > _DIGITS:
            self.add(rule, stated, "an amount has at most two fraction digits")

    # Parts

    def line(self, line: StatedLine) -> None:
        for one in line.adjustments:
            self.adjustment(one, ("BR-DEC-27", "BR-DEC-24"))
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

    def adjustment(self, one: StatedAdjustment, rules: tuple[str, str]) -> None:
        self.digits_of(one.amount, rules[0 if one.is_charge else 1])
        if one.tax is not None:
            self.rate(one.tax, "07" if one.is_charge else "06")

    def rate(self, tax: StatedTax, number: str) -> None:
        """Notes a rate that its category cannot have."""
        name, rule = tax.category, f"{RULES[tax.category]}-{number}"
        if name == "O":
            if tax.has_rate and tax.percent:
                self.add(rule, tax, "the category O has no rate")
        elif name == "S":
            if tax.has_rate and tax.percent <= 0:
                self.add(rule, tax, "the rate of the category S is above 0")
        elif name in ("L", "M", "B"):
            if tax.percent < 0:
                self.add(rule, tax, f"the rate of the category {name} is 0 or more")
        elif tax.percent:
            self.add(rule, tax, f"the rate of the category {name} is 0")

    # The breakdown

    def categories(self) -> None:
        if not self.facts.categories:
            self.add("BR-CO-18", self.facts, "there is no tax breakdown")
        bases = self.bases()
        for row in self.facts.categories:
            key = (row.tax.category, row.tax.percent)
            base = bases.pop(key, _ZERO)
            rule = RULES[row.tax.category]
            self.digits_of(row.base, "BR-DEC-19")
            self.digits_of(row.amount, "BR-DEC-20")
            if base != row.base.value:
                self.add(f"{rule}-08", row.base, "the base is the sum of its net amounts", base)
            factor = exact.multiply(row.tax.percent, "0.01")
            tax = exact.multiply(row.base.value, factor, self.digits, Rounding.HALF_UP)
            if tax != row.amount.value:
                self.add("BR-CO-17", row.amount, "tax = base × rate", tax)
            says_why = row.reason or row.reason_code
            if row.tax.category in ("E", "AE", "K", "G", "O") and not says_why and row.base.value:
                self.add(f"{rule}-10", row.tax, "a category without tax has a reason")
        for (category, percent), base in bases.items():
            if base:
                message = f"the breakdown has no row for {category} with {percent} %"
                self.add(f"{RULES[category]}-08", self.facts, message, base)

    def bases(self) -> dict[tuple[str, Decimal], Decimal]:
        """The sum of the stated net amounts by category and rate."""
        parts: dict[tuple[str, Decimal], list[Decimal]] = {}
        for line in self.facts.lines:
            parts.setdefault((line.tax.category, line.tax.percent), []).append(line.net.value)
        for one in self.facts.adjustments:
            if one.tax is not None:
                value = one.amount.value if one.is_charge else EXACT.minus(one.amount.value)
                parts.setdefault((one.tax.category, one.tax.percent), []).append(value)
        return {key: exact.sum(values) for key, values in parts.items()}

    # The totals

    def sums(self) -> None:
        facts = self.facts
        given = {name: one.value for name, one in facts.totals.items()}

        def value(name: str) -> Decimal:
            return given.get(name, _ZERO)

        adjustments = facts.adjustments
        off = exact.sum([one.amount.value for one in adjustments if not one.is_charge])
        on = exact.sum([one.amount.value for one in adjustments if one.is_charge])
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
        self.total("LineExtensionAmount", "BR-CO-10", "BR-DEC-09", "the line items add up", lines)
        self.total("AllowanceTotalAmount", "BR-CO-11", "BR-DEC-10", "the allowances add up", off)
        self.total("ChargeTotalAmount", "BR-CO-12", "BR-DEC-11", "the charges add up", on)
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
        tax, rows = self.facts.tax, self.facts.categories
        if tax is not None:
            self.digits_of(tax, "BR-DEC-13")
            total = exact.sum([row.amount.value for row in rows])
            if total != tax.value:
                self.add("BR-CO-14", tax, "the taxes of the categories add up", total)
        if self.facts.accounting_tax is not None:
            self.digits_of(self.facts.accounting_tax, "BR-DEC-15")

    def total(self, name: str, rule: str, digits: str, message: str, computed: Decimal) -> None:
        stated = self.facts.totals.get(name)
        if stated is None:
            if computed or name not in ("AllowanceTotalAmount", "ChargeTotalAmount"):
                self.add(rule, self.facts, f"{message}: the amount is missing", computed)
            return
        self.digits_of(stated, digits)
        if stated.value != computed:
            self.add(rule, stated, message, computed)


def _exponent(value: Decimal) -> int:
    """The exponent without trailing zeros, 0 for whole numbers."""
    exponent = EXACT.normalize(value).as_tuple().exponent
    return min(exponent, 0) if isinstance(exponent, int) else 0
