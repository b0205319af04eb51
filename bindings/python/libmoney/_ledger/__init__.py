"""Double-entry ledgers: accounts, balanced transactions and reports.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .ledger import Ledger


def _restored(document: str) -> Ledger:
    """Makes the ledger of a pickle."""
    from .ledger import Ledger

    return Ledger.from_json(document)
