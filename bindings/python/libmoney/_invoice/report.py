"""The findings of a check."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import NamedTuple


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
    #: The column of the element in characters, from 1.
    column: int = 0
    #: The most likely way of rounding that yields the stated amount, such as "half_even"; else "".
    rounding: str = ""
    #: All such ways in words, separated by "; ".
    hypothesis: str = ""

    def __str__(self) -> str:
        text = f"{self.rule} at {self.place} (line {self.line}): {self.message}"
        if self.computed is not None:
            stated = "nothing" if self.stated is None else self.stated
            text += f": expected {self.computed}, got {stated}"
        return text


class Correction(NamedTuple):
    """A stated amount, and the amount that replaces it.

    >>> from decimal import Decimal
    >>> from libmoney.invoice import Correction
    >>> print(Correction("Invoice/TaxTotal/TaxAmount", 9, 7, Decimal("2.49"), Decimal("2.50")))
    Invoice/TaxTotal/TaxAmount (line 9): 2.49 becomes 2.50
    """

    #: The element, such as "Invoice/TaxTotal/TaxAmount".
    place: str
    line: int
    column: int
    stated: Decimal
    corrected: Decimal

    def __str__(self) -> str:
        return f"{self.place} (line {self.line}): {self.stated} becomes {self.corrected}"


@dataclass
class Report:
    """The findings of :func:`libmoney.invoice.check`; empty for a valid invoice.

    >>> from libmoney.invoice import Report
    >>> Report([]).ok
    True
    """

    findings: list[Finding] = field(default_factory=list)
    #: The stated amounts to replace so that the document passes all checks.
    corrections: list[Correction] = field(default_factory=list)
    #: False if other findings remain after the corrections.
    is_correctable: bool = True
    #: "UBL" or "CII".
    syntax: str = ""
    #: The specification, such as "EN 16931", "XRechnung" or "Factur-X EXTENDED".
    profile: str = ""
    is_credit_note: bool = False

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
