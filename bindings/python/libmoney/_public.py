"""Names as users know them, whatever file has the code."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def public(named: T) -> T:
    """Says that a class or function is of ``libmoney``, which errors show and pickles name."""
    named.__module__ = "libmoney"
    return named
