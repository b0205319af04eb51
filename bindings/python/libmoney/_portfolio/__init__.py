"""Portfolios, their valuations, and returns.

Pickles name ``Portfolio.from_json`` of this folder, so it keeps its name and its place.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Portfolio":
        from .portfolio import Portfolio

        return Portfolio
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
