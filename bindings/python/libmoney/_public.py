"""Public names, independent of the file that defines them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    T = TypeVar("T")


def public(named: T) -> T:
    """Moves a class or function to ``libmoney``, the module that errors and pickles name."""
    named.__module__ = "libmoney"
    return named
