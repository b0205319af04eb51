"""A line item of an invoice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._boundary.numbers import Number
from .._money.amount_argument import Amount
from .._public import public
from .._raw import INVOICE_ALLOWANCE, INVOICE_CHARGE

if TYPE_CHECKING:
    from .invoice import Invoice


@public
class InvoiceLine:
    """A line item of an invoice, to which allowances and charges can be added.

    >>> invoice = Invoice("EUR")
    >>> line = invoice.add("Paper", quantity="10", price="4.99", percent="25")
    >>> line.allowance("5.00", reason="Discount")
    >>> line.charge("1.00")
    >>> invoice.totals().line_total
    Money('45.90', 'EUR')
    """

    __slots__ = ("_invoice", "index")

    def __init__(self, invoice: Invoice, index: int) -> None:
        self._invoice = invoice
        #: The index among the line items, from 0.
        self.index = index

    def allowance(
        self,
        amount: Amount | None = None,
        *,
        rate: Number | None = None,
        base: Amount | None = None,
        reason: str = "",
        reason_code: str = "",
    ) -> None:
        """Lowers the net amount. A line item can have several allowances.

        :param amount: in minor units, without smaller fractions; None for ``rate`` percent of
            ``base``.
        :param base: None for price × quantity.

        >>> invoice = Invoice("EUR")
        >>> invoice.add("Paper", price="20", percent="25").allowance(rate="10")
        >>> invoice.totals().net
        Money('18.00', 'EUR')
        """
        details = (rate, base, reason, reason_code)
        self._invoice._adjust(self.index, INVOICE_ALLOWANCE, amount, *details)

    def charge(
        self,
        amount: Amount | None = None,
        *,
        rate: Number | None = None,
        base: Amount | None = None,
        reason: str = "",
        reason_code: str = "",
    ) -> None:
        """Raises the net amount; the parameters are those of :meth:`allowance`.

        >>> invoice = Invoice("EUR")
        >>> invoice.add("Paper", price="20", percent="25").charge("1.50")
        >>> invoice.totals().net
        Money('21.50', 'EUR')
        """
        details = (rate, base, reason, reason_code)
        self._invoice._adjust(self.index, INVOICE_CHARGE, amount, *details)

    def __repr__(self) -> str:
        return f"<line item {self.index} of an invoice>"
