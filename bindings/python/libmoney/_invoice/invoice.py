"""Invoices and credit notes under EN 16931."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import c_size_t, sizeof
from typing import TYPE_CHECKING, Any

from .._boundary.calls import call, refuse_type
from .._boundary.documents import array_text, identifier
from .._boundary.numbers import Number, checked_int, decimal_struct
from .._currency.currency import CurrencyLike, CurrencyRegistry, code_bytes, registry_handle
from .._errors import ArgumentError
from .._explanation.explanation import Explanation, explained
from .._library import native
from .._locale.paper import Paper, paper_html, paper_text
from .._money.amount_argument import Amount, amount_struct
from .._public import public
from .._raw import (
    INVOICE_ALLOWANCE,
    INVOICE_CHARGE,
    INVOICE_DOCUMENT,
    RECEIPT_CHECKOUT,
    RECEIPT_PRICED,
    DecimalStruct,
    InvoiceAdjustmentStruct,
    InvoiceHandle,
    InvoiceLineItemStruct,
    MoneyStruct,
    ReceiptHandle,
)
from .invoice_documents import InvoiceDocuments
from .line import InvoiceLine
from .taxes import InvoiceTax, tax_structs
from .totals import InvoiceTotals, made_totals

if TYPE_CHECKING:
    from .._basket.receipt import Receipt


@public
class Invoice(InvoiceDocuments):
    """The amounts of an invoice or a credit note, rounded according to EN 16931.

    The net amount of each line item is rounded, then the tax of each category. A change that fails
    leaves the invoice unchanged. Only one thread may use an invoice at a time.

    :param currency: the currency of all amounts (BT-5).

    >>> invoice = Invoice("EUR")
    >>> _ = invoice.add("Paper", quantity="10", price="4.99", percent="25")
    >>> invoice.allowance("10.00", category="S", percent="25")
    >>> invoice.prepaid("20.00")
    >>> invoice.totals().payable
    Money('29.88', 'EUR')
    """

    __slots__ = ("_code", "_handle")

    def __init__(self, currency: CurrencyLike, registry: CurrencyRegistry | None = None) -> None:
        self._code, own = code_bytes(currency), registry_handle(registry)
        self._handle = InvoiceHandle()
        call(native.money_invoice_new, self._code, own, self._handle)

    # Line items, allowances and charges

    def add(
        self,
        name: str = "",
        quantity: Number = 1,
        price: Amount = 0,
        base_quantity: Number | None = None,
        category: str = "S",
        percent: Number | None = None,
        taxes: Sequence[InvoiceTax] = (),
    ) -> InvoiceLine:
        """Adds a line item. Repeated items are allowed, also at different prices.

        :param quantity: negative for a return; 0 is allowed.
        :param price: the net price of ``base_quantity`` units; a base quantity of None means 1.
        :param percent: the rate of the category; omitted for a category without a rate.
        :param taxes: up to three additional taxes.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Nails", quantity="250", price="8", base_quantity="100", percent="25")
        >>> invoice.totals().net
        Money('20.00', 'EUR')
        """
        index = c_size_t()
        struct = InvoiceLineItemStruct(
            sizeof(InvoiceLineItemStruct),
            0,
            array_text(name, "a name", InvoiceLineItemStruct, "name"),
            decimal_struct(quantity, "a quantity"),
            amount_struct(price, self._code, "a price"),
            DecimalStruct() if base_quantity is None else _base(base_quantity),
            tax_structs(category, percent, taxes),
        )
        call(native.money_invoice_add, self._handle, struct, index)
        return InvoiceLine(self, index.value)

    def allowance(
        self,
        amount: Amount | None = None,
        category: str = "S",
        percent: Number | None = None,
        *,
        rate: Number | None = None,
        base: Amount | None = None,
        reason: str = "",
        reason_code: str = "",
        taxes: Sequence[InvoiceTax] = (),
    ) -> None:
        """Adds an allowance of the document, which lowers the net amount of its category.

        :param amount: in minor units, without smaller fractions; None for ``rate`` percent of
            ``base``.
        :param percent: the tax rate of the category, as in :meth:`add`.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="25")
        >>> invoice.allowance(rate="5", base="100", percent="25", reason="Loyalty")
        >>> invoice.totals().gross
        Money('118.75', 'EUR')
        """
        given = tax_structs(category, percent, taxes)
        details = (rate, base, reason, reason_code)
        self._adjust(INVOICE_DOCUMENT, INVOICE_ALLOWANCE, amount, *details, given)

    def charge(
        self,
        amount: Amount | None = None,
        category: str = "S",
        percent: Number | None = None,
        *,
        rate: Number | None = None,
        base: Amount | None = None,
        reason: str = "",
        reason_code: str = "",
        taxes: Sequence[InvoiceTax] = (),
    ) -> None:
        """Adds a charge of the document; the parameters are those of :meth:`allowance`.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="25")
        >>> invoice.charge("7.50", percent="25", reason="Freight")
        >>> invoice.totals().charges
        Money('7.50', 'EUR')
        """
        given = tax_structs(category, percent, taxes)
        details = (rate, base, reason, reason_code)
        self._adjust(INVOICE_DOCUMENT, INVOICE_CHARGE, amount, *details, given)

    def _adjust(
        self,
        index: int,
        kind: int,
        amount: Amount | None,
        rate: Number | None,
        base: Amount | None,
        reason: str,
        reason_code: str,
        taxes: Any = None,
    ) -> None:
        if amount is None and rate is None:
            raise ArgumentError("amount or rate must be set for an allowance or a charge")
        struct = InvoiceAdjustmentStruct(
            sizeof(InvoiceAdjustmentStruct),
            kind,
            array_text(reason, "a reason", InvoiceAdjustmentStruct, "reason"),
            array_text(reason_code, "a reason code", InvoiceAdjustmentStruct, "reason_code"),
            self._optional(amount, "an amount"),
            DecimalStruct() if rate is None else decimal_struct(rate, "a rate"),
            self._optional(base, "a base"),
        )
        if taxes is not None:
            struct.taxes = taxes
        call(native.money_invoice_adjust, self._handle, index, struct)

    def _optional(self, amount: Amount | None, what: str) -> MoneyStruct:
        return MoneyStruct() if amount is None else amount_struct(amount, self._code, what)

    # The document

    def prepaid(self, amount: Amount) -> None:
        """Sets the amount paid in advance (BT-113), replacing the previous one.

        >>> invoice = Invoice("EUR")
        >>> invoice.prepaid("100.00")
        >>> invoice.totals().payable
        Money('-100.00', 'EUR')
        """
        struct = amount_struct(amount, self._code, "an amount")
        call(native.money_invoice_set_payment, self._handle, struct, None)

    def rounding(self, amount: Amount) -> None:
        """Sets the rounding amount added to the amount due (BT-114); negative to lower it.

        >>> invoice = Invoice("EUR")
        >>> invoice.rounding("0.01")
        >>> invoice.totals().payable
        Money('0.01', 'EUR')
        """
        struct = amount_struct(amount, self._code, "an amount")
        call(native.money_invoice_set_payment, self._handle, None, struct)

    def exemption(self, category: str, reason: str = "", reason_code: str = "") -> None:
        """Sets the reason why a category is exempt (BT-120, BT-121); E, AE, K, G and O require one.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Advice", price="100", category="AE")
        >>> invoice.exemption("AE", "Reverse charge", "VATEX-EU-AE")
        >>> invoice.totals().categories[0].reason
        'Reverse charge'
        """
        texts = (
            identifier(category, "a category"),
            identifier(reason, "a reason"),
            identifier(reason_code, "a reason code"),
        )
        call(native.money_invoice_set_exemption, self._handle, *texts)

    def accounting(
        self, currency: CurrencyLike, rate: Number, registry: CurrencyRegistry | None = None
    ) -> None:
        """Sets the currency in which the seller accounts for tax (BT-6).

        :param rate: the value of one unit of the invoice's currency in that currency.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="25")
        >>> invoice.accounting("SEK", "11.50")
        >>> invoice.totals().accounting_tax
        Money('287.50', 'SEK')
        """
        code, own = code_bytes(currency), registry_handle(registry)
        factor = decimal_struct(rate, "a rate")
        call(native.money_invoice_set_accounting, self._handle, code, factor, own)

    # Out

    @property
    def currency(self) -> str:
        """The currency of all amounts.

        >>> Invoice("EUR").currency
        'EUR'
        """
        return self._code.decode()

    def totals(self) -> InvoiceTotals:
        """Calculates the totals.

        >>> Invoice("EUR").totals().payable
        Money('0.00', 'EUR')
        """
        return made_totals(self._handle)

    def explain(self) -> Explanation:
        """The computation of the amount due, with exact values and the rule of each rounding.

        The nodes are named after the totals, such as ``"net"``, ``"categories[0].tax"`` and
        ``"lines[0].net"``.

        >>> invoice = Invoice("EUR")
        >>> for _ in range(3):
        ...     _ = invoice.add("Screw", quantity="1", price="0.335", percent="25")
        >>> invoice.explain()["net"].amount, invoice.explain()["net"].exact
        (Money('1.02', 'EUR'), Fraction(201, 200))
        """
        return explained(native.money_invoice_explain, self._handle)

    def reversed(self) -> Invoice:
        """The invoice that reverses this one, with every quantity and amount negated.

        A credit note, in contrast, has the positive amounts of its invoice: use the invoice for it.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Screw", quantity=3, price="0.335", percent="25")
        >>> print(invoice.totals().gross, invoice.reversed().totals().gross)
        1.26 EUR -1.26 EUR
        """
        invoice = object.__new__(Invoice)
        invoice._code, invoice._handle = self._code, InvoiceHandle()
        call(native.money_invoice_reverse, self._handle, invoice._handle)
        return invoice

    @staticmethod
    def from_receipt(
        receipt: Receipt, zero_category: str | None = None, *, priced: bool = False
    ) -> Invoice:
        """Returns the invoice of a receipt; its amount due is the receipt's payable amount.

        The tax is rounded once per category, as EN 16931 requires. The rounding amount (BT-114)
        contains the difference to the receipt, its cash rounding, and the difference of a
        conversion. If prices include tax, the first of these is at most one minor unit.

        :param zero_category: the category of rates of 0 % whose name in the receipt is not a
            category of the norm: ``Z``, ``E``, ``AE``, ``K``, ``G`` or ``O``; None to reject such
            rates.
        :param priced: True for the amounts in the catalogue's currency.

        >>> goods = "sku,name,price,category\\nink,Ink,90,a\\npen,Pen,55,a"
        >>> catalogue = Catalogue.from_csv(goods, "EUR")
        >>> basket = Basket(catalogue, Policy(prices=PriceBasis.GROSS))
        >>> basket.set_tax("a", 5)
        >>> basket.add("ink")
        >>> basket.add("pen")
        >>> totals = Invoice.from_receipt(basket.checkout()).totals()
        >>> print(totals.net, totals.tax, totals.rounding, totals.payable)
        138.09 EUR 6.90 EUR 0.01 EUR 145.00 EUR
        """
        handle = getattr(receipt, "_handle", None)
        if not isinstance(handle, ReceiptHandle):
            refuse_type("a receipt", "a Receipt", receipt)
        category = None if zero_category is None else identifier(zero_category, "a zero category")
        made = InvoiceHandle()
        view = RECEIPT_PRICED if priced else RECEIPT_CHECKOUT
        call(native.money_invoice_from_receipt, handle, view, category, made)
        return Invoice._of(made)

    def to_text(
        self,
        columns: int = 48,
        locale: str = "en",
        words: Mapping[str, str] | None = None,
        paper: Paper | None = None,
    ) -> str:
        """The invoice for a terminal or a printer: line items, taxes and totals.

        :param columns: 32 to 200.
        :param locale: the locale of amounts, dates and words.
        :param words: replacements for words, such as ``{"title": "Facture"}``, by the names in
            :meth:`Receipt.to_text` and ``for``, ``allowance``, ``charge``, ``line_total``,
            ``gross``, ``accounting_tax``, ``retained``, ``prepaid`` and ``rounding``.
        :param paper: the seller, the buyer, the number, dates and other parts.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Screw", quantity=3, price="0.335", percent="25")
        >>> print(invoice.to_text(40).splitlines()[2])
        3 × Screw at €0.335                €1.01
        """
        width = checked_int(columns, "columns", 32, 200)
        return paper_text(native.money_invoice_render, self._handle, locale, words, paper, width)

    def to_html(
        self, locale: str = "en", words: Mapping[str, str] | None = None,
        paper: Paper | None = None, *, fragment: bool = False,
    ) -> str:  # fmt: skip
        """The invoice as a printable HTML page.

        :param words: as in :meth:`to_text`.
        :param fragment: True for a ``div`` element to embed in a page, without a style sheet.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Schraube", quantity=3, price="0.335", percent="25")
        >>> "1,01\xa0€" in invoice.to_html("de-DE")
        True
        """
        return paper_html(native.money_invoice_render, self._handle, locale, words, paper, fragment)

    def _repr_html_(self) -> str:
        from .invoice_table import invoice_table

        return invoice_table(self)

    def __repr__(self) -> str:
        return f"<Invoice of {self.totals().payable}>"

    @classmethod
    def _of(cls, handle: InvoiceHandle) -> Invoice:
        """Returns the invoice of a handle of the library."""
        invoice = object.__new__(Invoice)
        invoice._handle = handle
        invoice._code = invoice.totals().payable.currency.encode()
        return invoice

    def __reduce__(self) -> tuple[Any, ...]:
        return Invoice.from_json, (self.to_json(),)


def _base(value: Number) -> DecimalStruct:
    struct = decimal_struct(value, "a base quantity")
    if not struct.lo and not struct.hi:
        raise ArgumentError("base quantity must be positive, got 0")
    return struct
