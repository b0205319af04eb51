"""What a basket came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, NamedTuple

from ._calls import call
from ._catalogue import Product, made_product
from ._conversion import Conversion, conversion_of
from ._documents import made_document
from ._library import native
from ._money import Money, made_money
from ._numbers import checked_int, to_decimal
from ._policy import Policy
from ._raw import (
    ConversionStruct,
    MoneyStruct,
    ReceiptHandle,
    ReceiptInfoStruct,
    ReceiptLineStruct,
    ReceiptTaxStruct,
)

#: The views of a receipt.
VIEWS = {"PRICED": 0, "CHECKOUT": 1}


class ReceiptLine(NamedTuple):
    """A line of a receipt: total = price - discount, and net + tax = gross.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk", 2)
    >>> line = basket.checkout().lines[0]
    >>> line.product.name, line.quantity, line.total
    ('Milk', Decimal('2'), Money('2.60', 'USD'))
    """

    #: With its price in the catalogue's currency.
    product: Product
    quantity: Decimal
    #: Quantity × price.
    price: Money
    #: Off the line.
    discount: Money
    total: Money
    #: The line's share of the order's discount.
    order_discount: Money
    net: Money
    tax: Money
    gross: Money


class TaxRow(NamedTuple):
    """What a tax category comes to.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk", 2)
    >>> basket.checkout().taxes[0].percent
    Decimal('0')
    """

    category: str
    percent: Decimal
    net: Money
    tax: Money
    gross: Money


@dataclass(frozen=True)
class Amounts:
    """What a receipt comes to in one currency.

    Always: the lines' totals add up to the subtotal, their shares to the discount, the tax rows to
    net, tax and gross; net + tax = gross; gross + difference = total; total + cash_rounding =
    payable.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk")
    >>> receipt = basket.checkout("EUR", Rates([("USD", "EUR", "1.5")]))
    >>> receipt.total, receipt.priced.total
    (Money('1.95', 'EUR'), Money('1.30', 'USD'))
    """

    lines: list[ReceiptLine]
    taxes: list[TaxRow]
    subtotal: Money
    #: Off the order.
    discount: Money
    net: Money
    tax: Money
    #: What the lines add up to.
    gross: Money
    #: What is owed; of a converted receipt, the total converted once.
    total: Money
    #: total - gross: 0 but of a converted receipt.
    difference: Money
    cash_rounding: Money
    payable: Money

    @property
    def total_of_lines(self) -> Money:
        """What the lines add up to, the same as ``gross``.

        >>> Basket(Catalogue.groceries()).checkout().total_of_lines
        Money('0.00', 'USD')
        """
        return self.gross


@dataclass(frozen=True)
class Receipt(Amounts):
    """What a basket came to, in the currency of the checkout; its text is that of a printer.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk", 2)
    >>> print(basket.checkout().to_text(columns=32))
    2 x Milk per bottle at 1.30 2.60
    --------------------------------
    Subtotal                    2.60
    Net                         2.60
    Total USD                   2.60
    --------------------------------
    Prices are without tax; amounts
    are rounded per line, half up,
    and what is left over goes to
    the lines that lost most;
    payment is exact.
    <BLANKLINE>
    """

    #: The same in the catalogue's currency.
    priced: Amounts
    #: How the total was converted: rate, path, as-of, gap in days, age, source.
    conversion: Conversion
    policy: Policy
    _handle: ReceiptHandle = field(repr=False, compare=False)

    def to_text(self, columns: int = 48) -> str:
        """The receipt for a terminal or a printer.

        :param columns: 32 to 200.

        >>> print(Basket(Catalogue.groceries()).checkout().to_text().splitlines()[-3])
        Prices are without tax; amounts are rounded per
        """
        width = checked_int(columns, "columns", 32, 200)
        return made_document(native.money_receipt_to_text, self._handle, width)

    def to_json(self) -> str:
        """All of it as JSON; always the same for a receipt.

        >>> '"format":"libmoney.receipt"' in Basket(Catalogue.groceries()).checkout().to_json()
        True
        """
        return made_document(native.money_receipt_to_json, self._handle)

    def __str__(self) -> str:
        return self.to_text()


def made_receipt(handle: ReceiptHandle, policy: Policy) -> Receipt:
    """A receipt that the library made."""
    priced = _amounts(handle, VIEWS["PRICED"])
    checkout = _amounts(handle, VIEWS["CHECKOUT"])
    details = ConversionStruct()
    call(native.money_receipt_conversion, handle, details)
    start: Money = priced["total"]
    conversion = conversion_of(details, start.currency, checkout["total"])
    return Receipt(
        **checkout,
        priced=Amounts(**priced),
        conversion=conversion,
        policy=policy,
        _handle=handle,
    )


def _money(struct: MoneyStruct) -> Money:
    # A struct within a struct would keep all of it alive.
    return made_money(MoneyStruct.from_buffer_copy(struct))


def _amounts(handle: ReceiptHandle, view: int) -> dict[str, Any]:
    info = ReceiptInfoStruct()
    call(native.money_receipt_info, handle, view, info)
    lines = []
    for index in range(info.line_count):
        line = ReceiptLineStruct()
        call(native.money_receipt_line_at, handle, view, index, line)
        names = ReceiptLine._fields[2:]
        amounts = [_money(getattr(line, name)) for name in names]
        product, quantity = made_product(line.item.product), to_decimal(line.item.quantity)
        lines.append(ReceiptLine(product, quantity, *amounts))
    taxes = []
    for index in range(info.tax_count):
        row = ReceiptTaxStruct()
        call(native.money_receipt_tax_at, handle, view, index, row)
        category = row.tax_rate.category.decode()
        percent = to_decimal(row.tax_rate.percent)
        taxes.append(TaxRow(category, percent, _money(row.net), _money(row.tax), _money(row.gross)))
    names = ("subtotal", "discount", "net", "tax", "gross", "total", "difference")
    told = {name: _money(getattr(info, name)) for name in (*names, "cash_rounding", "payable")}
    return {"lines": lines, "taxes": taxes, **told}
