"""The findings of a check."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import NamedTuple

from .._boundary.numbers import EXACT
from .facts import Facts, Stated, StatedLine, StatedTax

#: The maximum number of fraction digits of an amount in the norm.
DIGITS = 2


class Finding(NamedTuple):
    """A broken rule, with its location in the invoice.

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
    #: The requirement of the rule.
    message: str
    #: The amount in the document.
    stated: Decimal | None
    #: The amount that the rule requires.
    computed: Decimal | None

    def __str__(self) -> str:
        text = f"{self.rule} at {self.place} (line {self.line}): {self.message}"
        if self.computed is not None:
            stated = "nothing" if self.stated is None else self.stated
            text += f": expected {self.computed}, got {stated}"
        return text


@dataclass
class Report:
    """The findings of :func:`libmoney.invoice.check`; empty for a valid invoice.

    >>> from libmoney.invoice import Report
    >>> Report([]).ok
    True
    """

    findings: list[Finding] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """True if the invoice follows every rule that was checked.

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
        return "\n".join(map(str, self.findings)) or "The invoice passes all checks."


class Notes:
    """Collects the findings about one document."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.found: list[Finding] = []

    def add(
        self,
        rule: str,
        at: Stated | StatedTax | StatedLine | Facts,
        message: str,
        computed: Decimal | None = None,
    ) -> None:
        """Adds a finding."""
        place = at.root if isinstance(at, Facts) else at.at
        stated = at.value if isinstance(at, Stated) else None
        self.found.append(Finding(rule, place.place, place.line, message, stated, computed))

    def digits_of(self, stated: Stated, rule: str) -> None:
        """Checks that an amount is written with at most two fraction digits."""
        if written_digits(stated.value) > DIGITS:
            self.add(rule, stated, "an amount must have at most two fraction digits")


def written_digits(value: Decimal) -> int:
    """Returns the number of fraction digits as written, including trailing zeros."""
    exponent = value.as_tuple().exponent
    return -exponent if isinstance(exponent, int) else 0


def needed_digits(value: Decimal) -> int:
    """Returns the number of fraction digits without trailing zeros."""
    return max(written_digits(EXACT.normalize(value)), 0)
