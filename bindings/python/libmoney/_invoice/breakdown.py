"""The rules for the tax breakdown of an invoice and the categories of its parts."""

from __future__ import annotations

from decimal import Decimal

from .. import decimal as exact
from .._boundary.numbers import EXACT
from .._boundary.rounding import Rounding
from .._money_error import MoneyError
from .facts import RATED, RULES, Facts, StatedCategory, StatedTax
from .facts_reader import refused
from .report import Finding, Notes

_ZERO = Decimal(0)
#: The categories that require a reason for the absence of tax.
_WITH_REASON = ("E", "AE", "K", "G", "O")
#: The rules that forbid other categories next to O: rows, line items, allowances and charges.
_BESIDE_O = ("BR-O-11", "BR-O-12", "BR-O-13", "BR-O-14")


def _key(tax: StatedTax) -> tuple[str, Decimal]:
    """Returns the category and the rate of a row of the breakdown.

    A category without a rate has a single row, so a rate stated anyway is ignored.
    """
    return tax.category, tax.percent if tax.category in RATED else _ZERO


class Breakdown(Notes):
    """Checks the rows of the tax breakdown.

    :param digits: the number of fraction digits of the taxes.
    """

    def __init__(self, facts: Facts, digits: int) -> None:
        super().__init__(facts)
        self.digits = digits

    def findings(self) -> list[Finding]:
        """Runs all checks."""
        rows = self.facts.categories
        if not rows:
            self.add("BR-CO-18", self.facts, "missing tax breakdown")
        bases, seen = self.bases(), set()
        for row in rows:
            key = _key(row.tax)
            self.base(row, bases.get(key, _ZERO), key in seen)
            self.tax(row)
            self.words(row)
            seen.add(key)
        self.counts({category for category, _ in bases})
        named = {row.tax.category for row in rows}
        for (category, percent), base in bases.items():
            if base and (category, percent) not in seen and category in named:
                message = f"missing breakdown row for {category} with {percent} %"
                self.add(f"{RULES[category]}-08", self.facts, message, base)
        self.beside()
        return self.found

    def bases(self) -> dict[tuple[str, Decimal], Decimal]:
        """Returns the sums of the stated net amounts by category and rate."""
        parts: dict[tuple[str, Decimal], list[Decimal]] = {}
        for line in self.facts.lines:
            parts.setdefault(_key(line.tax), []).append(line.net.value)
        for one in self.facts.adjustments:
            if one.tax is not None:
                value = one.amount.value if one.is_charge else EXACT.minus(one.amount.value)
                parts.setdefault(_key(one.tax), []).append(value)
        return {key: exact.sum(values) for key, values in parts.items()}

    # A row

    def base(self, row: StatedCategory, base: Decimal, is_second: bool) -> None:
        self.digits_of(row.base, "BR-DEC-19")
        rule = f"{RULES[row.tax.category]}-08"
        if is_second and row.tax.category in RATED:
            message = (
                f"a breakdown row for {row.tax.category} with this rate must appear once, got 2"
            )
            self.add(rule, row.base, message)
        elif base != row.base.value:
            self.add(rule, row.base, "the base must be the sum of its net amounts", base)

    def tax(self, row: StatedCategory) -> None:
        self.digits_of(row.amount, "BR-DEC-20")
        try:
            factor = exact.multiply(row.tax.percent, "0.01")
            tax = exact.multiply(row.base.value, factor, self.digits, Rounding.HALF_UP)
        except MoneyError as error:
            raise refused(f"base × rate: {error}", row.amount.at, "BR-CO-17") from None
        if tax != row.amount.value:
            self.add("BR-CO-17", row.amount, "tax = base × rate", tax)
        if row.amount.value and row.tax.category not in RATED:
            rule = f"{RULES[row.tax.category]}-09"
            self.add(rule, row.amount, f"tax of category {row.tax.category} must be 0", _ZERO)

    def words(self, row: StatedCategory) -> None:
        """Reports a scheme, rate or reason that is missing or not allowed."""
        category, rule = row.tax.category, RULES[row.tax.category]
        if not row.tax.is_vat:
            self.add("BR-47", row.tax, "tax scheme must be VAT")
            self.add("BR-48", row.tax, "missing rate of value added tax")
        elif not row.tax.has_rate and category not in ("O", *RATED):
            self.add("BR-48", row.tax, f"missing rate of category {category}")
        says_why = bool(row.reason or row.reason_code)
        if category in _WITH_REASON and not says_why:
            self.add(f"{rule}-10", row.tax, f"missing reason of category {category}")
        elif category not in (*_WITH_REASON, "B") and says_why:
            self.add(
                f"{rule}-10", row.tax, f"category {category} must not have a reason for exemption"
            )

    # All rows

    def counts(self, used: set[str]) -> None:
        """Reports a category that the breakdown lacks, repeats or contains without need."""
        rows: dict[str, list[StatedTax]] = {}
        for row in self.facts.categories:
            rows.setdefault(row.tax.category, []).append(row.tax)
        for category in sorted(used | set(rows)):
            # The norm does not define this rule for B.
            rule = "BR-CO-18" if category == "B" else f"{RULES[category]}-01"
            own = rows.get(category, [])
            if not own:
                self.add(rule, self.facts, f"missing breakdown row for {category}")
            elif len(own) > 1 and category not in RATED:
                self.add(
                    rule, own[1], f"a breakdown row for {category} must appear once, got {len(own)}"
                )
            elif category in ("S", "L", "M") and category not in used:
                self.add(
                    rule,
                    own[0],
                    f"category {category} must be used by a line item, an allowance or a charge",
                )

    def beside(self) -> None:
        """Reports categories that exclude each other."""
        facts = self.facts
        groups = (
            [row.tax for row in facts.categories],
            [line.tax for line in facts.lines],
            [one.tax for one in facts.adjustments if one.tax is not None and not one.is_charge],
            [one.tax for one in facts.adjustments if one.tax is not None and one.is_charge],
        )
        if any(tax.category == "O" for tax in groups[0]):
            for rule, taxes in zip(_BESIDE_O, groups):
                for tax in taxes:
                    if tax.category != "O":
                        message = f"category O must be the only one, got {tax.category} too"
                        self.add(rule, tax, message)
        named = {tax.category: tax for taxes in groups for tax in taxes}
        if "B" in named and "S" in named:
            self.add("BR-B-02", named["B"], "category B must not appear with S")
