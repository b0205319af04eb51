"""The totals of an invoice."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal, NamedTuple

from .._boundary.calls import call
from .._boundary.numbers import to_decimal
from .._boundary.rows import read_rows
from .._library import native
from .._money.money import Money, money_of
from .._public import public
from .._raw import (
    InvoiceCategoryStruct,
    InvoiceHandle,
    InvoiceLineAmountsStruct,
    InvoiceTotalsStruct,
    MoneyStruct,
)

#: How a tax enters the totals: added, compounded on the preceding ones, or retained.
TaxKind = Literal["added", "compound", "retained"]

#: The kinds in the order of their numbers.
KINDS: tuple[TaxKind, ...] = ("added", "compound", "retained")


@public
class InvoiceLineAmounts(NamedTuple):
    """The amounts of a line item: net = price - allowances + charges.

    >>> invoice = Invoice("EUR")
    >>> invoice.add("Paper", quantity="10", price="4.99", percent="25").allowance("5.00")
    >>> invoice.totals().lines[0].net
    Money('44.90', 'EUR')
    """

    #: Quantity × price ÷ base quantity, rounded.
    price: Money
    allowances: Money
    charges: Money
    #: The net amount (BT-131).
    net: Money


@public
class InvoiceCategory(NamedTuple):
    """A tax category of an invoice, with the amount on which its tax is due.

    >>> invoice = Invoice("EUR")
    >>> _ = invoice.add("Paper", price="10", percent="25")
    >>> row = invoice.totals().categories[0]
    >>> row.category, row.percent, row.base, row.tax
    ('S', Decimal('25'), Money('10.00', 'EUR'), Money('2.50', 'EUR'))
    """

    #: The category (BT-118), or the name of another tax.
    category: str
    #: The rate (BT-119).
    percent: Decimal
    #: The sum of the net amounts (BT-116).
    base: Money
    #: The tax (BT-117).
    tax: Money
    kind: TaxKind
    #: The reason why it is exempt (BT-120).
    reason: str
    #: The reason as a code (BT-121).
    reason_code: str


@public
@dataclass(frozen=True)
class InvoiceTotals:
    """The totals of an invoice, calculated as a validator does.

    >>> invoice = Invoice("EUR")
    >>> for _ in range(3):
    ...     _ = invoice.add("Screw", price="0.335", percent="25")
    >>> totals = invoice.totals()
    >>> print(totals.net, totals.tax, totals.payable)
    1.02 EUR 0.26 EUR 1.28 EUR
    """

    lines: list[InvoiceLineAmounts]
    categories: list[InvoiceCategory]
    #: The sum of the line items (BT-106).
    line_total: Money
    #: The allowances of the document (BT-107).
    allowances: Money
    #: The charges of the document (BT-108).
    charges: Money
    #: Without tax (BT-109).
    net: Money
    #: The sum of the taxes (BT-110).
    tax: Money
    #: With tax (BT-112).
    gross: Money
    #: The amount that the buyer retains, which is not part of the norm.
    retained: Money
    #: The amount paid in advance (BT-113).
    prepaid: Money
    #: The rounding amount of the invoice (BT-114).
    rounding: Money
    #: The amount due (BT-115).
    payable: Money
    #: The tax in the accounting currency (BT-111), or None.
    accounting_tax: Money | None


def made_totals(handle: InvoiceHandle) -> InvoiceTotals:
    """Returns the totals that the library calculated."""
    struct = InvoiceTotalsStruct()
    call(native.money_invoice_totals, handle, struct)
    lines = read_rows(native.money_invoice_line_amounts, InvoiceLineAmountsStruct, _line, handle)
    rows = read_rows(native.money_invoice_categories, InvoiceCategoryStruct, _category, handle)
    names = ("line_total", "allowances", "charges", "net", "tax", "gross", "retained", "prepaid")
    sums: dict[str, Any] = {
        name: _money(getattr(struct, name)) for name in (*names, "rounding", "payable")
    }
    own = struct.accounting_tax
    return InvoiceTotals(lines, rows, **sums, accounting_tax=_money(own) if own.currency else None)


def _money(struct: MoneyStruct) -> Money:
    # A reference to a nested struct would keep the outer one alive.
    return money_of(MoneyStruct.from_buffer_copy(struct))


def _line(struct: InvoiceLineAmountsStruct) -> InvoiceLineAmounts:
    return InvoiceLineAmounts(
        *(_money(getattr(struct, name)) for name in InvoiceLineAmounts._fields)
    )


def _category(struct: InvoiceCategoryStruct) -> InvoiceCategory:
    return InvoiceCategory(
        struct.tax.category.decode(),
        to_decimal(struct.tax.percent),
        _money(struct.base),
        _money(struct.amount),
        KINDS[struct.tax.kind],
        struct.reason.decode(),
        struct.reason_code.decode(),
    )
