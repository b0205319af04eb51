"""Converts XML documents to bytes."""

from __future__ import annotations

import re

from .numbers import Document, document_bytes

#: The encoding in the declaration of a document.
_ENCODING = re.compile(rb"""^(\s*<\?xml\s[^>]*?)(\s+encoding\s*=\s*(?:"[^"]*"|'[^']*'))""")


def xml_bytes(document: Document) -> bytes:
    """Returns a document as bytes: a ``str`` as UTF-8, without the encoding that it declares."""
    data, text = document_bytes(document)
    if text is None:
        return data
    return _ENCODING.sub(lambda found: found[1] + b" " * len(found[2]), data, count=1)
