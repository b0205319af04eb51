"""Where `check` and CEN's compiled rules may differ about a document, and why."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from libmoney.invoice import Finding, Refused, check

CATEGORIES = ("S", "Z", "E", "AE", "IC", "G", "O", "AF", "AG")
_NAMED = (
    "BR-05 BR-12 BR-13 BR-14 BR-15 BR-16 BR-22 BR-24 BR-26 BR-27 BR-31 BR-32 BR-36 BR-37 "
    "BR-41 BR-43 BR-45 BR-46 BR-47 BR-48 BR-53 BR-B-02 BR-CL-18 UBL-SR-48"
)
_PLAIN = (
    *_NAMED.split(),
    *(f"BR-CO-{number}" for number in ("04", *range(10, 19))),
    *(f"BR-DEC-{number:02}" for number in (1, 2, 5, 6, *range(9, 21), 23, 24, 25, 27, 28)),
    *(f"BR-O-{number}" for number in range(11, 15)),
)
#: The rules of CEN that `check` implements. (BR-AF-09 and the like are covered by BR-CO-17.)
KNOWN = frozenset(_PLAIN) | {
    f"BR-{name}-{number:02}" for name in CATEGORIES for number in (1, *range(5, 11))
}
_RATED = ("S", "AF", "AG")
_BESIDE_O = {"BR-O-11", "BR-O-12", "BR-O-13", "BR-O-14"}
_ZERO = Decimal(0)
_SUB_LINES = "sub line items: what an extension has is not read"
_TWICE = "twice: the norm has it once, and nobody knows which counts"


class Verdict(NamedTuple):
    """The findings of `check` for a document."""

    findings: list[Finding]
    refusal: Refused | None

    @property
    def rules(self) -> set[str]:
        """The rules that it names."""
        if self.refusal is not None:
            return {self.refusal.rule or ""}
        return {one.rule for one in self.findings}


def judge(text: str | bytes) -> Verdict:
    """Returns the findings of `check` for a document."""
    try:
        return Verdict(check(text).findings, None)
    except Refused as error:
        return Verdict([], error)


class Case(NamedTuple):
    """A document with the findings of both."""

    kind: str
    text: str
    #: The path to the changed element, and the change; "" for a document as it is.
    path: str
    cen: set[str]
    ours: Verdict


#: A rule, the only validator that reports it, and the explanation; None if unexplained.
Difference = tuple[str, str, "str | None"]


def differences(case: Case) -> list[Difference]:
    """Each rule that one of both names alone."""
    known = case.cen & KNOWN
    ours = case.ours.rules
    if "FAILED" in case.cen:
        return [] if ours else [("FAILED", "CEN", _failure(case))]
    if case.ours.refusal is not None:
        rule = case.ours.refusal.rule or ""
        return [] if known else [(rule, "us", _refusal(case.ours.refusal))]
    found: list[Difference] = []
    found += [(rule, "CEN", _theirs(case, rule)) for rule in sorted(known - ours)]
    found += [(rule, "us", _ours(case, rule)) for rule in sorted(ours - case.cen - own(ours))]
    return found


def own(rules: set[str]) -> set[str]:
    """Returns the rules that are not CEN's: Peppol's, and those that treat B like S."""
    starts = ("PEPPOL-", "UBL-CR", "BR-B-05", "BR-B-06", "BR-B-07", "BR-B-08")
    return {rule for rule in rules if rule.startswith(starts)}


def _failure(case: Case) -> str | None:
    if "<SubInvoiceLine" in case.text or ":SubInvoiceLine" in case.text:
        return _SUB_LINES
    if "Price/AllowanceCharge" in case.path or "GrossPriceProductTradePrice" in case.path:
        return "discount: a discount on a price is not read"
    return None


def _refusal(error: Refused) -> str | None:
    for words, reason in (
        ("profile", "profile: a document of another profile is refused"),
        ("unknown category ''", "number: an empty category is refused"),
        ("expected a number", "number: a text that is no number is refused"),
        ("base quantity", "base quantity: it is above 0, which PEPPOL-EN16931-R121 says"),
        ("must be true or false", "indicator: it must be there, and be true or false"),
        ("ChargeIndicator", "indicator: it must be there, and be true or false"),
        ("line item of groups", "groups: a line item of groups is refused"),
    ):
        if words in error.reason:
            return reason
    return None


def _ours(case: Case, rule: str) -> str | None:
    """Why only `check` names a rule."""
    findings = [one for one in case.ours.findings if one.rule == rule]
    name, number = rule[3:].rpartition("-")[::2]
    if all(map(_is_twice, findings)):
        return _TWICE
    off = max(map(_off, findings), default=_ZERO)
    has_both = all(map(_has_both, findings))
    if number == "08" and not has_both:
        rest = [one for one in findings if not one.message.startswith("missing breakdown row")]
        if all(_has_both(one) and _off(one) <= 1 for one in rest):
            return "rate: each rate has a row"
    if has_both and off <= 1 and (rule == "BR-CO-17" or number == "08"):
        return "exact: CEN's rule lets an amount of 1 pass"
    if rule == "BR-CO-17" and all(
        abs(abs(one.stated or _ZERO) - abs(one.computed or _ZERO)) <= 1 for one in findings
    ):
        return "exact: CEN's rule looks at amounts without their signs"
    if rule == "BR-CO-17" and case.path.endswith("Percent"):
        return "exact: CEN's rule takes a rate below 0.5 for 0"
    if has_both and off < Decimal("0.01") and rule.startswith("BR-CO-1"):
        return "digits: CEN's rule rounds to two digits before it compares"
    if rule in ("BR-DEC-13", "BR-DEC-15"):
        return "written: two digits as written, which CEN's rule does not look at"
    if number == "10" and any("missing reason" in one.message for one in findings):
        return "reason: an empty element is no reason"
    if rule == "BR-CO-14" and has_both and "BR-CO-18" in case.ours.rules:
        return "no rows: the sum of no rows is 0"
    if number == "08" and "BR-48" in case.ours.rules and name in _RATED:
        return "rate: a row without a rate is a row for nothing"
    if rule == "BR-CO-18" and all(one.message.endswith("for B") for one in findings):
        return "own: B has no rule of its own for a breakdown without it"
    if ":SubInvoiceLine" in case.text or "<SubInvoiceLine" in case.text:
        return _SUB_LINES
    if case.kind == "CII":
        return _ours_of_cii(case, rule, name, number)
    return None


def _ours_of_cii(case: Case, rule: str, name: str, number: str) -> str | None:
    if number == "01" and name in _RATED:
        return "CII counts: line items and rows are counted together"
    if rule == "BR-O-01":
        return "CII counts: O is looked for in the breakdown alone"
    if rule == "BR-CO-15":
        return "CII gross: a total without tax is a right gross total, whatever the tax is"
    if name in ("AF", "AG") or rule in ("BR-48", "BR-DEC-19", "BR-DEC-20", "BR-CO-17"):
        return "CII contexts: CEN's rule is not run where another one is"
    return None


def _is_twice(finding: Finding) -> bool:
    return "must appear once" in finding.message


def _has_both(finding: Finding) -> bool:
    return finding.stated is not None and finding.computed is not None


def _off(finding: Finding) -> Decimal:
    return abs((finding.stated or _ZERO) - (finding.computed or _ZERO))


def _theirs(case: Case, rule: str) -> str | None:
    """Why only CEN names a rule."""
    ours = case.ours.rules
    name, number = rule[3:].rpartition("-")[::2]
    if number == "09" and name in _RATED and "BR-CO-17" in ours:
        return "same: it is BR-CO-17 for one category"
    if number == "09" and name in _RATED and "BR-48" in ours:
        return "same: without a rate there is no tax to compare"
    if "SubInvoiceLine" in case.path:
        return _SUB_LINES
    if any(map(_is_twice, case.ours.findings)):
        return _TWICE
    if rule == "BR-S-08":
        return "rate: the base of a rate that nothing has is 0"
    if "BR-47" in ours and (rule == "BR-CO-17" or number == "01" or number == "09"):
        return "scheme: a row of another tax is BR-47 and BR-48, and its amounts are looked at"
    if case.kind == "CII":
        if rule in _BESIDE_O and ours & _BESIDE_O:
            return "CII beside O: one rule for rows and line items, one for both adjustments"
        if number == "01" and f"BR-{name}-08" in ours:
            return "CII counts: a row for nothing is -08, as its base is 0"
        if number in ("05", "06", "07") and name in ("AF", "AG"):
            return "CII rate: the norm lets it be 0"
        if rule == "BR-DEC-15" and "BR-53" in ours:
            return "CII accounting: no tax of accounting is BR-53 alone"
    return None
