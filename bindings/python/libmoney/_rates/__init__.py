"""Tables of exchange rates, and conversions.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rates import Rates


def _restored(document: str) -> Rates:
    """Makes the table of a pickle."""
    from .rates import Rates

    return Rates.from_json(document)
