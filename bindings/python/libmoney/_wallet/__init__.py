"""Wallets and their statements.

Pickles name the functions of this file, so they keep their names and their place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .wallet import Wallet


def _restored(journal: str, currency: str | None = None) -> Wallet:
    """Makes the wallet of a pickle."""
    from .wallet import Wallet

    return Wallet.from_journal(journal, currency)
