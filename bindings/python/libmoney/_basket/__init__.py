"""Baskets, the policy that they follow, and receipts.

Pickles name ``Basket.from_json`` of this folder, so it keeps its name and its place.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Basket":
        from .basket import Basket

        return Basket
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
