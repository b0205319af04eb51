"""Converts identifiers to the library's type."""

from __future__ import annotations

from .._errors import EncodingError
from .calls import refuse_type
from .numbers import encoded


def identifier(value: object, what: str) -> bytes:
    """Returns an identifier as bytes, which the library reads up to the NUL."""
    if not isinstance(value, str):
        refuse_type(what, "a str", value)
    data = encoded(value)
    if b"\0" in data:
        raise EncodingError(f"{what} must not contain NUL", position=value.index("\0"))
    return data
