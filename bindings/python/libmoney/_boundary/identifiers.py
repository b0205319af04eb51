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


def locale_name(locale: object) -> bytes:
    """Returns a locale's name as bytes."""
    if not isinstance(locale, str):
        refuse_type("a locale", "a str", locale)
    return encoded(locale.split("\0")[0] + ("\x01" if "\0" in locale else ""))
