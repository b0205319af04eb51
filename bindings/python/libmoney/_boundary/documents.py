"""Converts texts and documents to and from the library's types."""

from __future__ import annotations

from ctypes import Structure, c_size_t, c_void_p, string_at
from typing import Any

from .._library import native
from .calls import call, refuse_type
from .identifiers import identifier
from .numbers import Document, document_bytes, encoded


def label(value: object, what: str) -> bytes:
    """Returns a line of text as bytes, which the library reads by length."""
    if not isinstance(value, str):
        refuse_type(what, "a str", value)
    return encoded(value)


def array_text(value: object, what: str, struct: type[Structure], field: str) -> bytes:
    """Returns a text for an array of a struct, which the library reads up to its NUL.

    A text that is too long fills the array, so the library finds no NUL and rejects it.
    """
    size: int = getattr(struct, field).size
    return identifier(value, what)[:size]


def made_document(function: Any, *arguments: Any) -> str:
    """Returns the document that a function of the library writes."""
    pointer, length = c_void_p(), c_size_t()
    call(function, *arguments, pointer, length)
    try:
        return string_at(pointer, length.value).decode()
    finally:
        native.money_string_free(pointer)


__all__ = [
    "Document",
    "document_bytes",
    "identifier",
    "label",
    "made_document",
]
