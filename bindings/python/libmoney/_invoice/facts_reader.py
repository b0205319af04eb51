"""The parts of a document that are read in the same way in both syntaxes."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from decimal import Decimal
from typing import ClassVar

from .._currency.currency import Currency
from .._money_error import MoneyError
from .facts import RATED, RULES, Facts, Stated, StatedAdjustment, StatedTax
from .refused import Refused
from .tree import Element

#: The prefix of the specification identifier (BT-24) of invoices under the norm.
NORM = "urn:cen.eu:en16931:2017"

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)", re.ASCII)


class FactsReader(ABC):
    """Reads the elements of one document.

    :param header: the element that contains the currency codes.
    """

    #: The names of the invoice's currency and of the accounting currency.
    CURRENCIES: ClassVar[tuple[str, str]]
    #: The names of a category and of its rate.
    CATEGORY: ClassVar[tuple[str, str]]
    #: The names of an adjustment's amount, base, rate, reason and code of the reason.
    ADJUSTMENT: ClassVar[tuple[str, str, str, str, str]]
    #: The path to the tax scheme of a category.
    SCHEME: ClassVar[tuple[str, ...]]
    #: The child elements that must be unique, by parent, with the rule that applies.
    ONCE: ClassVar[Mapping[str, Mapping[str, str]]]

    def __init__(self, root: Element, header: Element) -> None:
        self.root, self.header = root, header
        self.faults: list[Refused] = []
        self.refuse_twice(root)
        own, accounting = self.CURRENCIES
        self.currency = self.code(own, "BR-05")
        self.accounting = ""
        if header.find(accounting) is not None:
            self.accounting = self.code(accounting, "BR-CL-05")

    @abstractmethod
    def facts(self) -> Facts:
        """Reads the document."""

    def refuse_twice(self, at: Element) -> None:
        """Reports elements that occur twice but must be unique, since either could be meant."""
        rules = self.ONCE.get(at.name, {})
        for child in at.children:
            if child.number == 2 and child.name in rules:
                message = f"{child.name} must appear once, got {len(at.all(child.name))}"
                self.faults.append(refused(message, child, rules[child.name]))
            if child.name in self.ONCE:
                self.refuse_twice(child)

    def code(self, name: str, rule: str) -> str:
        code = self.header.word(name)
        at = self.header.find(name) or self.header
        if not code:
            raise refused(f"missing {name}", at, rule)
        try:
            Currency(code)
        except MoneyError as error:
            raise refused(str(error), at, rule) from None
        return code

    # Numbers

    def number(self, at: Element, rule: str) -> Stated:
        text = at.text.strip()
        if len(text) > 40 or not _NUMBER.fullmatch(text):
            raise refused(f"expected a number, got {text[:40]!r}", at, rule)
        return Stated(Decimal(text), at)

    def amount(self, at: Element, currency: str | None = None) -> Stated:
        """Returns an amount, which must be in the document's currency."""
        wanted, found = currency or self.currency, self.currency_of(at)
        if found != wanted:
            stated = repr(found[:12]) if found else "no currency"
            message = f"currency of an amount must be {wanted!r}, got {stated}"
            self.faults.append(refused(message, at, "PEPPOL-EN16931-R051"))
        return self.number(at, "BR-DEC")

    def currency_of(self, at: Element) -> str:
        """Returns the currency of an amount."""
        return at.currency

    def put_tax(self, found: dict[str, Stated], at: Element) -> None:
        """Stores a tax total by its currency, which must be unique."""
        code = self.currency_of(at)
        if code in found:
            message = f"a total tax in {code!r} must appear once, got 2"
            self.faults.append(refused(message, at, "BR-CO-15"))
        elif code in (self.currency, self.accounting) and code:
            found[code] = self.amount(at, code)
        else:
            stated = repr(code[:12]) if code else "no currency"
            known = f"{self.currency} or {self.accounting}" if self.accounting else self.currency
            message = f"currency of a total tax must be {known}, got {stated}"
            self.faults.append(refused(message, at, "PEPPOL-EN16931-R051"))

    def required(self, parent: Element, rule: str, *path: str) -> Element:
        found = parent.find(*path)
        if found is None:
            raise refused(f"missing {'/'.join(path)}", parent, rule)
        return found

    def optional(self, parent: Element, name: str) -> Stated | None:
        found = parent.find(name)
        return None if found is None else self.amount(found)

    def price(self, at: Element) -> Stated:
        """Returns a price, which must not be negative."""
        price = self.amount(at)
        if price.value < 0:
            raise refused(f"price must not be negative, got {price.value}", price.at, "BR-27")
        return price

    def base_quantity(self, at: Element | None) -> Stated | None:
        """Returns the quantity to which a price applies, which must be positive."""
        base = None if at is None else self.number(at, "PEPPOL-EN16931-R121")
        if base is not None and base.value <= 0:
            raise refused(
                f"base quantity must be positive, got {base.value}", base.at, "PEPPOL-EN16931-R121"
            )
        return base

    # Parts

    def category(self, at: Element, number: str) -> StatedTax:
        """Returns a category with its rate; ``number`` is that of the rule on the rate."""
        name = at.word(self.CATEGORY[0])
        percent = at.find(self.CATEGORY[1])
        if name not in RULES:
            raise refused(f"unknown category {name[:40]!r}", at, "BR-CL-18")
        is_vat = at.word(*self.SCHEME).upper() == "VAT"
        if percent is None:
            if name in RATED:
                rule = "BR-48" if number == "48" else f"{RULES[name]}-{number}"
                self.faults.append(refused(f"missing rate of category {name}", at, rule))
            return StatedTax(name, Decimal(0), at, False, is_vat)
        rate = self.number(percent, f"{RULES[name]}-{number}")
        return StatedTax(name, rate.value, at, True, is_vat)

    def adjustment(self, at: Element, tax_name: str | None, *indicator: str) -> StatedAdjustment:
        """Returns an allowance or a charge.

        :param tax_name: the element with the tax category, for an adjustment of the document.
        :param indicator: the path to the indicator that distinguishes charges from allowances.
        """
        said = at.word(*indicator)
        if said not in ("true", "false", "1", "0"):
            raise refused(f"{indicator[0]} must be true or false", at, "UBL-CR")
        is_charge = said in ("true", "1")
        tax = None
        if tax_name is not None:
            rule = "BR-37" if is_charge else "BR-32"
            tax = self.category(self.required(at, rule, tax_name), "07" if is_charge else "06")
        amount, base, rate, reason, reason_code = self.ADJUSTMENT
        factor = at.find(rate)
        rules = ("BR-43", "BR-41") if tax_name is None else ("BR-36", "BR-31")
        return StatedAdjustment(
            is_charge,
            self.amount(self.required(at, rules[0 if is_charge else 1], amount)),
            self.optional(at, base),
            None if factor is None else self.number(factor, "PEPPOL-EN16931-R040"),
            at.word(reason),
            at.word(reason_code),
            tax,
        )


def refused(message: str, at: Element, rule: str) -> Refused:
    """Returns the error for a document with an invalid element."""
    return Refused(message, at.place, at.line, rule)


def check_profile(profile: str, at: Element) -> None:
    """Rejects a document whose profile (BT-24) does not belong to the norm."""
    if profile and not profile.startswith(NORM):
        raise refused(f"profile must be one of EN 16931, got {profile[:200]!r}", at, "BR-01")
