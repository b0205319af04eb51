"""Invoices from documents, and as documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._boundary.calls import call
from .._boundary.documents import Document, document_bytes, made_document
from .._library import native
from .._raw import InvoiceHandle

if TYPE_CHECKING:
    from .heading import Heading
    from .invoice import Invoice


class InvoiceDocuments:
    """Reads and writes invoices as JSON, UBL and CII."""

    __slots__ = ()

    _handle: InvoiceHandle

    @staticmethod
    def from_json(document: Document) -> Invoice:
        """Reads an invoice that :meth:`to_json` wrote.

        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="25")
        >>> Invoice.from_json(invoice.to_json()).totals() == invoice.totals()
        True
        """
        from .invoice import Invoice

        data, text = document_bytes(document)
        handle = InvoiceHandle()
        call(native.money_invoice_from_json, data, len(data), handle, text=text)
        return Invoice._of(handle)

    def to_json(self) -> str:
        """The contents as JSON, without totals. Equal invoices have equal JSON.

        >>> '"format":"libmoney.invoice"' in Invoice("EUR").to_json()
        True
        """
        return made_document(native.money_invoice_to_json, self._handle)

    @staticmethod
    def from_ubl(document: Document, recalculate: bool = False) -> Invoice:
        """Reads the amounts of an invoice or a credit note in UBL 2.1.

        Nothing is fetched, and a document type declaration is rejected, as is a document whose
        totals do not match its line items, allowances, charges and rates.

        :param recalculate: True to accept wrong totals; those of the invoice are calculated.

        >>> Invoice.from_ubl("<Invoice/>")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        libmoney.invoice.Refused: line 1, Invoice: expected an Invoice or a CreditNote of UBL 2.1...
        """
        from .invoice import Invoice
        from .reading import read_ubl

        return Invoice._of(read_ubl(document, recalculate))

    @staticmethod
    def from_cii(document: Document, recalculate: bool = False) -> Invoice:
        """Reads the amounts of an invoice or a credit note in CII, as in Factur-X and ZUGFeRD.

        The document is the XML, which a PDF contains as an attachment. Otherwise see
        :meth:`from_ubl`.

        >>> Invoice.from_cii("<Invoice/>")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        libmoney.invoice.Refused: line 1, Invoice: expected a CrossIndustryInvoice of CII...
        """
        from .invoice import Invoice
        from .reading import read_cii

        return Invoice._of(read_cii(document, recalculate))

    def to_ubl(self, heading: Heading) -> str:
        """The invoice or credit note in UBL 2.1, with every total.

        :param heading: the data besides amounts that the norm requires, such as the seller.

        >>> from libmoney.invoice import Heading, Party
        >>> seller, buyer = Party("Ink Ltd", "IE", tax_id="IE123"), Party("Pen GmbH", "DE")
        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="23")
        >>> xml = invoice.to_ubl(Heading("2026-1", "2026-10-30", seller, buyer))
        >>> Invoice.from_ubl(xml).totals() == invoice.totals()
        True
        """
        from .writing import write_invoice

        return write_invoice(native.money_invoice_to_ubl, self._handle, heading)

    def to_cii(self, heading: Heading) -> str:
        """The invoice or credit note in CII, as in Factur-X and ZUGFeRD, with every total.

        :param heading: the data besides amounts that the norm requires, such as the seller.

        >>> from libmoney.invoice import Heading, Party
        >>> seller, buyer = Party("Ink Ltd", "IE", tax_id="IE123"), Party("Pen GmbH", "DE")
        >>> invoice = Invoice("EUR")
        >>> _ = invoice.add("Paper", price="100", percent="23")
        >>> xml = invoice.to_cii(Heading("2026-1", "2026-10-30", seller, buyer))
        >>> Invoice.from_cii(xml).totals() == invoice.totals()
        True
        """
        from .writing import write_invoice

        return write_invoice(native.money_invoice_to_cii, self._handle, heading)
