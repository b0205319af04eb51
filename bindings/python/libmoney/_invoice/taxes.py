"""The taxes of a line item, an allowance or a charge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .._boundary.calls import refuse_type
from .._boundary.documents import array_text
from .._boundary.numbers import Number, decimal_struct
from .._errors import ArgumentError, InvalidTax
from .._public import public
from .._raw import INVOICE_TAXES_MAX, InvoiceTaxStruct
from .totals import KINDS, TaxKind

#: The categories without a rate.
_WITHOUT_RATE = frozenset(("Z", "E", "AE", "K", "G", "O"))


@public
class InvoiceTax(NamedTuple):
    """An additional tax of a line item, beside its category's tax or compounded on it.

    >>> invoice = Invoice("CAD")
    >>> more = [InvoiceTax("QST", "9.975")]
    >>> _ = invoice.add("Lamp", price="100", category="GST", percent="5", taxes=more)
    >>> [(row.category, row.tax.amount) for row in invoice.totals().categories]
    [('GST', Decimal('5.00')), ('QST', Decimal('9.98'))]
    """

    category: str
    percent: Number
    #: "added" to the others, "compound" on the preceding ones, or "retained" by the buyer.
    kind: TaxKind = "added"


def tax_structs(category: str, percent: Number | None, more: Sequence[InvoiceTax]) -> Any:
    """Returns taxes as structs of the library; a category without a rate needs no percentage."""
    if percent is None:
        if category not in _WITHOUT_RATE:
            raise InvalidTax(f'missing percent of the category "{category}"')
        percent = 0
    given = [InvoiceTax(category, percent), *more]
    if len(given) > INVOICE_TAXES_MAX:
        raise ArgumentError(
            f"number of taxes must be at most {INVOICE_TAXES_MAX}, got {len(given)}"
        )
    rows = (InvoiceTaxStruct * INVOICE_TAXES_MAX)()
    for index, tax in enumerate(given):
        if not isinstance(tax, InvoiceTax):
            refuse_type("a tax", "an InvoiceTax", tax)
        if tax.kind not in KINDS:
            raise ArgumentError(f"a kind must be one of {', '.join(KINDS)}, got {tax.kind!r}")
        rows[index] = InvoiceTaxStruct(
            array_text(tax.category, "a category", InvoiceTaxStruct, "category"),
            decimal_struct(tax.percent, "a percentage"),
            KINDS.index(tax.kind),
            0,
        )
    return rows
