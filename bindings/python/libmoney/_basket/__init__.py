"""Baskets, the policy that they follow, and receipts.

Pickles refer to ``Basket.from_json`` by this package's path, which therefore never changes.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Basket":
        from .basket import Basket

        return Basket
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
