"""The nodes of an explanation."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from .._boundary.numbers import fraction_of, to_decimal
from .._boundary.rounding import Rounding
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    EXPLANATION_CONVERSION,
    EXPLANATION_DECIMAL,
    EXPLANATION_DIVISOR,
    EXPLANATION_INCLUDED,
    EXPLANATION_INPUT,
    EXPLANATION_IS_ROUNDED,
    EXPLANATION_PERCENT,
    EXPLANATION_PRODUCT,
    EXPLANATION_REFERENCE,
    EXPLANATION_ROUNDED,
    EXPLANATION_SUBTRACTED,
    EXPLANATION_SUM,
    ExplanationNodeStruct,
    MoneyStruct,
)

_KINDS = {
    EXPLANATION_INPUT: "input",
    EXPLANATION_REFERENCE: "reference",
    EXPLANATION_SUM: "sum",
    EXPLANATION_PRODUCT: "product",
    EXPLANATION_PERCENT: "percent",
    EXPLANATION_INCLUDED: "included",
    EXPLANATION_CONVERSION: "conversion",
    EXPLANATION_ROUNDED: "rounded",
}


@public
class ExplanationNode:
    """A value of an explanation, with the values from which it was computed.

    >>> invoice = Invoice("EUR")
    >>> _ = invoice.add("Paper", quantity="1", price="1091.50", percent="15")
    >>> tax = invoice.explain()["categories[0].tax"]
    >>> tax.amount, tax.exact, tax.moved, tax.rule
    (Money('163.73', 'EUR'), Fraction(6549, 40), Fraction(1, 200), 'BR-CO-17')
    >>> [(child.name, child.exact) for child in tax.children]
    [('categories[0].percent', Fraction(15, 1)), ('categories[0].base', Fraction(2183, 2))]
    """

    __slots__ = (
        "amount",
        "children",
        "currency",
        "depth",
        "digits",
        "exact",
        "is_divisor",
        "is_subtracted",
        "kind",
        "moved",
        "name",
        "number",
        "parent",
        "quantity",
        "rounding",
        "rule",
        "step",
        "target",
        "text",
        "units",
    )

    #: Unique, except that a reference repeats the name of its target.
    name: str
    #: The way in which ``exact`` follows from the children: "input", "reference", "sum", "product",
    #: "percent", "included", "conversion" or "rounded".
    kind: str
    #: The value after rounding; None for a number, or if no decimal equals the value.
    amount: Money | None
    #: The value after rounding, without its currency; None if no decimal equals it.
    number: Decimal | None
    #: The currency of the value; None for a number.
    currency: str | None
    #: The value before the node's own rounding.
    exact: Fraction
    #: The value after rounding minus ``exact``.
    moved: Fraction
    #: The rounding mode; None without rounding, as in the next two fields.
    rounding: Rounding | None
    #: The number of fraction digits.
    digits: int | None
    #: The multiple to which cash is rounded; None for the last digit.
    step: Decimal | None
    #: The number of units, if each of them is rounded.
    quantity: Decimal | None
    #: The number of last digits that the division of a remainder added: 1, 0 or -1.
    units: int
    #: The law, the rule of a standard or the policy that applies.
    rule: str | None
    #: The computation in words; "" for inputs and references.
    text: str
    #: True if the parent, a sum, subtracts the value.
    is_subtracted: bool
    #: True if the parent, a product, is divided by the value.
    is_divisor: bool
    #: The number of nodes above.
    depth: int
    #: The value that was computed from this one; None for a root.
    parent: ExplanationNode | None
    #: The node that a reference repeats.
    target: ExplanationNode | None
    children: list[ExplanationNode]

    def __init__(self, row: ExplanationNodeStruct) -> None:
        self.name = row.name.decode()
        self.kind = _KINDS.get(row.kind, "")
        self.currency = row.currency.decode() or None
        has_decimal = bool(row.flags & EXPLANATION_DECIMAL)
        self.number = to_decimal(row.number) if has_decimal else None
        is_amount = has_decimal and self.currency is not None
        self.amount = money_of(MoneyStruct.from_buffer_copy(row.amount)) if is_amount else None
        self.exact, self.moved = fraction_of(row.exact), fraction_of(row.moved)
        is_rounded = bool(row.flags & EXPLANATION_IS_ROUNDED)
        self.rounding = Rounding(row.rounding) if is_rounded else None
        self.digits = row.digits if is_rounded else None
        self.step = to_decimal(row.step) or None
        self.quantity = to_decimal(row.quantity) or None
        self.units = row.units
        self.rule = row.rule.decode() or None
        self.text = row.text.decode()
        self.is_subtracted = bool(row.flags & EXPLANATION_SUBTRACTED)
        self.is_divisor = bool(row.flags & EXPLANATION_DIVISOR)
        self.depth = row.depth
        self.parent = self.target = None
        self.children = []

    @property
    def value(self) -> str:
        """The value with its currency, as text.

        >>> explain_expression("10 EUR ÷ 4").explain()["result"].value
        '2.50 EUR'
        """
        number = str(self.exact) if self.number is None else format(self.number, "f")
        return number if self.currency is None else f"{number} {self.currency}"

    def __repr__(self) -> str:
        shown = f" = {self.text}" if self.text else ""
        return f"<ExplanationNode {self.name} {self.value}{shown}>"
