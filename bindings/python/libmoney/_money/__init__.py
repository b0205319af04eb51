"""Amounts, and how an amount is shared.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .money import Money


def _restored(coefficient: int, scale: int, currency: str) -> Money:
    """Makes the amount of a pickle."""
    from .money import restored

    return restored(coefficient, scale, currency)


def _imported() -> None:
    """Imports the parts of :class:`Money` in Python, which completes the class in C."""
    from . import money as money
