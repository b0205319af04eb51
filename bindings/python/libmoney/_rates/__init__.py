"""Tables of exchange rates, and conversions.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .rates import Rates


def _restored(document: str, is_shipped: bool = False) -> Rates:
    """Makes the table of a pickle."""
    from .rates import Rates

    rates = Rates.from_json(document)
    rates._is_shipped = is_shipped
    return rates
