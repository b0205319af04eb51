"""Identifiers on their way into the library."""

from __future__ import annotations

from .._errors import EncodingError
from .calls import refuse_type
from .numbers import encoded


def identifier(value: object, what: str) -> bytes:
    """An identifier as the library takes it: NUL-terminated."""
    if not isinstance(value, str):
        refuse_type(what, "a str", value)
    data = encoded(value)
    if b"\0" in data:
        raise EncodingError(f"{what} must not contain NUL", position=value.index("\0"))
    return data
