"""Reads the invoice in a hybrid PDF, by the package pypdf."""

from __future__ import annotations

import io
from typing import Any

from .._boundary.optional import optional
from .._errors import DocumentError

#: The names that Factur-X, ZUGFeRD and XRechnung prescribe for the attachment, in lower case.
_NAMES = ("factur-x.xml", "xrechnung.xml", "zugferd-invoice.xml")


def read_pdf(document: bytes) -> bytes:
    """Returns the XML of a hybrid invoice: of Factur-X, ZUGFeRD or XRechnung.

    The XML is the attachment factur-x.xml, zugferd-invoice.xml or xrechnung.xml. It is input of
    :func:`check`, :meth:`Invoice.from_cii` and :meth:`Invoice.from_ubl`. The pages of the PDF are
    not read, so their amounts are not compared.

    The package pypdf reads the file: ``pip install 'libmoney[pdf]'``. It decompresses at most
    75 MB of an attachment.

    :raises DocumentError: if the file is encrypted or not a readable PDF, if it contains no or
        several of these attachments, or if the attachment exceeds 75 MB.
    :raises ImportError: if pypdf is not installed.
    """
    pypdf = optional("pypdf")
    found = _attachments(pypdf, bytes(memoryview(document)))
    if len(found) != 1:
        raise DocumentError(
            f"PDF must contain one attachment named {', '.join(_NAMES[:-1])} or {_NAMES[-1]}, "
            f"got {len(found)}"
        )
    return found[0]


def _attachments(pypdf: Any, document: bytes) -> list[bytes]:
    """The attachments of a PDF that contain an invoice; no other attachment is decompressed."""
    try:
        attachments = pypdf.PdfReader(io.BytesIO(document)).attachments
        return [
            bytes(content)
            for name in attachments
            if name.lower() in _NAMES
            for content in attachments[name]
        ]
    except MemoryError:
        raise
    # A damaged file raises errors of many types in pypdf.
    except Exception as error:
        raise DocumentError(f"expected a readable PDF: {error or type(error).__name__}") from error
