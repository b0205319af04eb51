"""The error for a document that is not an invoice, or cannot be totalled."""

from __future__ import annotations

from .._errors import DocumentError


class Refused(DocumentError):
    """A document that is not an invoice in UBL or CII, or whose amounts cannot be totalled.

    >>> from libmoney.invoice import check
    >>> check("<!DOCTYPE x><x/>")
    Traceback (most recent call last):
    ...
    libmoney.invoice.Refused: line 1, at the start: a document type declaration is not allowed
    """

    #: The broken rule of the norm; None if the document is not an invoice at all.
    rule: str | None
    #: The element, such as "Invoice/InvoiceLine[2]/Price".
    place: str
    #: The line of the document, from 1.
    line: int
    #: The column of the element in characters, from 1.
    column: int
    #: The message without the location.
    reason: str

    def __init__(
        self,
        message: str,
        place: str = "",
        line: int = 0,
        rule: str | None = None,
        column: int = 0,
    ) -> None:
        name = f" ({rule})" if rule else ""
        super().__init__(f"line {line}, {place or 'at the start'}: {message}{name}")
        self.rule, self.place, self.line, self.reason = rule, place, line, message
        self.column = column


Refused.__module__ = "libmoney.invoice"
