"""Invoices in UBL 2.1 and CII: read, written and checked against EN 16931.

>>> from libmoney import Invoice
>>> from libmoney.invoice import Heading, Party, check
>>> invoice = Invoice("EUR")
>>> _ = invoice.add("Paper", quantity="10", price="4.99", percent="25")
>>> seller, buyer = Party("Ink Ltd", "IE", tax_id="IE123"), Party("Pen GmbH", "DE")
>>> xml = invoice.to_ubl(Heading("2026-1", "2026-10-30", seller, buyer))
>>> print(check(xml))
The invoice passes all checks.
>>> check(xml.replace(">62.38<", ">62.37<")).findings[0].computed
Decimal('62.38')
"""

from ._invoice.check import check
from ._invoice.heading import Heading, Party
from ._invoice.pdf import read_pdf
from ._invoice.refused import Refused
from ._invoice.report import Correction, Finding, Report

__all__ = ["Correction", "Finding", "Heading", "Party", "Refused", "Report", "check", "read_pdf"]


def __dir__() -> list[str]:
    return sorted(__all__)


for _public in (Correction, Finding, Heading, Party, Report, check, read_pdf):
    _public.__module__ = __name__
del _public
