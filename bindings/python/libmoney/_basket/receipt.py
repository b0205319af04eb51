"""The receipt of a checkout."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, NamedTuple

from .._boundary.calls import call
from .._boundary.documents import made_document
from .._boundary.numbers import Number, checked_int, decimal_struct, to_decimal
from .._boundary.rows import read_rows
from .._catalogue.catalogue import Product, made_product
from .._errors import ArgumentError, NotFound
from .._explanation.explanation import Explanation, explained
from .._library import native
from .._locale.money_table import money_table
from .._locale.paper import Paper, paper_html, paper_text
from .._money.money import Money, money_of
from .._public import public
from .._rates.conversion import Conversion, conversion_of
from .._raw import (
    RECEIPT_CHECKOUT,
    RECEIPT_PRICED,
    ConversionStruct,
    MoneyStruct,
    ReceiptHandle,
    ReceiptInfoStruct,
    ReceiptLineItemStruct,
    ReceiptTaxStruct,
)
from .policy import Policy


@public
class ReceiptLineItem(NamedTuple):
    """A line item of a receipt: total = price - discount, and net + tax = gross.

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
    #: Off the line item.
    discount: Money
    total: Money
    #: The line item's share of the order's discount.
    order_discount: Money
    net: Money
    tax: Money
    gross: Money


@public
class TaxRow(NamedTuple):
    """The amounts of one tax category.

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


@public
@dataclass(frozen=True)
class Amounts:
    """The amounts of a receipt in one currency.

    These sums always hold. The line items' totals add up to the subtotal, their shares to the
    discount, and the tax rows to net, tax and gross. Three equations hold: net + tax = gross,
    gross + difference = total, and total + cash_rounding = payable.

    >>> basket = Basket(Catalogue.groceries())
    >>> basket.add("milk")
    >>> receipt = basket.checkout("EUR", Rates([("USD", "EUR", "1.5")]))
    >>> receipt.total, receipt.priced.total
    (Money('1.95', 'EUR'), Money('1.30', 'USD'))
    """

    lines: list[ReceiptLineItem]
    taxes: list[TaxRow]
    subtotal: Money
    #: Off the order.
    discount: Money
    net: Money
    tax: Money
    #: The sum of the line items.
    gross: Money
    #: The amount owed; in another currency, the total that was converted once.
    total: Money
    #: total - gross, which is 0 unless the receipt was converted.
    difference: Money
    cash_rounding: Money
    payable: Money

    @property
    def line_items(self) -> list[ReceiptLineItem]:
        """The line items, the same as ``lines``.

        >>> Basket(Catalogue.groceries()).checkout().line_items
        []
        """
        return self.lines

    @property
    def total_of_lines(self) -> Money:
        """The sum of the line items, the same as ``gross``.

        >>> Basket(Catalogue.groceries()).checkout().total_of_lines
        Money('0.00', 'USD')
        """
        return self.gross

    def _repr_html_(self) -> str:
        head = ("Product", "Quantity", "Unit price", "Discount", "Line total")
        rows = (
            (
                one.product.name or one.product.sku,
                one.quantity,
                one.product.price,
                one.discount,
                one.total,
            )
            for one in self.lines
        )
        names = ("subtotal", "discount", "net", "tax", "total", "payable")
        foot = ((name.capitalize(), "", "", "", getattr(self, name)) for name in names)
        return money_table("Receipt", head, rows, foot)


@public
@dataclass(frozen=True)
class Receipt(Amounts):
    """The receipt of a checkout, in the currency of the checkout; its text is that of a printer.

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
    and the remainder goes to the
    lines that lost most; payment is
    exact.
    <BLANKLINE>
    """

    #: The same in the catalogue's currency.
    priced: Amounts
    #: How the total was converted: rate, path, as-of, gap in days, age, source.
    conversion: Conversion
    policy: Policy
    _handle: ReceiptHandle = field(repr=False, compare=False)

    def refund(
        self,
        sku: str,
        quantity: Number | None = None,
        *,
        refunded: Number = 0,
        priced: bool = False,
    ) -> ReceiptLineItem:
        """Returns the refund of all or part of a line item: the amounts of the sale, negated.

        Partial refunds of a line item sum to its refund, and those of all line items to ``gross``.
        A receipt does not store refunds, so earlier ones are passed in.

        :param quantity: the returned quantity, with the sign of the line item's quantity; None for
            the entire remaining quantity.
        :param refunded: the quantity returned by earlier refunds.
        :param priced: True for the amounts in the catalogue's currency.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 3)
        >>> basket.discount_order(amount="0.50")
        >>> receipt = basket.checkout()
        >>> receipt.refund("milk", 1).gross, receipt.refund("milk", refunded=1).gross
        (Money('-1.13', 'USD'), Money('-2.27', 'USD'))
        """
        skus = [line.product.sku for line in self.lines]
        if sku not in skus:
            raise NotFound(f"unknown sku {sku!r} in the receipt")
        part = None if quantity is None else decimal_struct(quantity, "a quantity")
        earlier = decimal_struct(refunded, "the refunded quantity")
        struct = ReceiptLineItemStruct()
        view = RECEIPT_PRICED if priced else RECEIPT_CHECKOUT
        call(
            native.money_receipt_refund, self._handle, view, skus.index(sku), part, earlier, struct
        )
        return _line_item(struct)

    def explain(self, *, priced: bool = False) -> Explanation:
        """The computation of the amount to pay, with the exact value before each rounding.

        The nodes are named after the amounts, such as ``"net"``, ``"taxes[0].tax"`` and
        ``"lines[0].total"``. After a conversion, the names of the amounts in the catalogue's
        currency start with ``"priced."``.

        :param priced: True for the amounts in the catalogue's currency.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", "0.333")
        >>> print(basket.checkout().explain())
        payable  0.43 USD
          = 0.43 USD + 0.00 USD
          net  0.43 USD
            = 0.333 × 1.30 USD = 0.4329, rounded half up to 2 digits   (policy: per line, -0.0029)
          tax  0.00 USD
            = 0 % of 0.43 USD   (policy: per line)
        """
        view = RECEIPT_PRICED if priced else RECEIPT_CHECKOUT
        return explained(native.money_receipt_explain, self._handle, view)

    def to_text(
        self,
        columns: int = 48,
        locale: str | None = None,
        words: Mapping[str, str] | None = None,
        paper: Paper | None = None,
    ) -> str:
        """The receipt for a terminal or a printer.

        :param columns: 32 to 200.
        :param locale: the locale of amounts, dates and words, in the currency of the checkout;
            None for the English text with both currencies and the policy.
        :param words: with a locale, replacements for words, by their names: ``title``, ``item``,
            ``quantity``, ``price``, ``amount``, ``at``, ``discount``, ``subtotal``, ``net``,
            ``tax``, ``on``, ``difference``, ``total``, ``cash_rounding``, ``payable``,
            ``tendered``, ``change``, ``number``, ``date``, ``due``, ``buyer``, ``tax_id`` and
            ``date_format``. Words are built in for English, German and Portuguese.
        :param paper: with a locale, the seller, the buyer and other parts.

        >>> print(Basket(Catalogue.groceries()).checkout().to_text().splitlines()[-3])
        Prices are without tax; amounts are rounded per
        """
        width = checked_int(columns, "columns", 32, 200)
        if locale is not None:
            function = native.money_receipt_render
            return paper_text(function, self._handle, locale, words, paper, width)
        if words is not None or paper is not None:
            raise ArgumentError("locale must be set if words or paper is set")
        return made_document(native.money_receipt_to_text, self._handle, width)

    def to_html(
        self,
        locale: str = "en",
        words: Mapping[str, str] | None = None,
        paper: Paper | None = None,
        *,
        fragment: bool = False,
    ) -> str:
        """The receipt as a printable HTML page, in the currency of the checkout.

        :param locale: the locale of amounts, dates and words.
        :param words: as in :meth:`to_text`.
        :param paper: the seller, the buyer and other parts.
        :param fragment: True for a ``div`` element to embed in a page, without a style sheet.

        >>> basket = Basket(Catalogue.groceries())
        >>> basket.add("milk", 2)
        >>> "<h1>Kassenbon</h1>" in basket.checkout().to_html("de-DE")
        True
        """
        function = native.money_receipt_render
        return paper_html(function, self._handle, locale, words, paper, fragment)

    def to_json(self) -> str:
        """The receipt as JSON. Equal receipts have equal JSON.

        >>> '"format":"libmoney.receipt"' in Basket(Catalogue.groceries()).checkout().to_json()
        True
        """
        return made_document(native.money_receipt_to_json, self._handle)

    def __str__(self) -> str:
        return self.to_text()


def made_receipt(handle: ReceiptHandle, policy: Policy) -> Receipt:
    """Returns the receipt of a handle."""
    priced = _amounts(handle, RECEIPT_PRICED)
    checkout = _amounts(handle, RECEIPT_CHECKOUT)
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
    return money_of(MoneyStruct.from_buffer_copy(struct))


def _amounts(handle: ReceiptHandle, view: int) -> dict[str, Any]:
    info = ReceiptInfoStruct()
    call(native.money_receipt_info, handle, view, info)
    get = native.money_receipt_line_items
    lines = read_rows(get, ReceiptLineItemStruct, _line_item, handle, view)
    taxes = read_rows(native.money_receipt_taxes, ReceiptTaxStruct, _tax_row, handle, view)
    names = ("subtotal", "discount", "net", "tax", "gross", "total", "difference")
    told = {name: _money(getattr(info, name)) for name in (*names, "cash_rounding", "payable")}
    return {"lines": lines, "taxes": taxes, **told}


def _line_item(struct: ReceiptLineItemStruct) -> ReceiptLineItem:
    amounts = [_money(getattr(struct, name)) for name in ReceiptLineItem._fields[2:]]
    product, quantity = made_product(struct.item.product), to_decimal(struct.item.quantity)
    return ReceiptLineItem(product, quantity, *amounts)


def _tax_row(struct: ReceiptTaxStruct) -> TaxRow:
    category, percent = struct.tax_rate.category.decode(), to_decimal(struct.tax_rate.percent)
    return TaxRow(category, percent, _money(struct.net), _money(struct.tax), _money(struct.gross))
