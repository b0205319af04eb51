"""Portfolios, their valuations, and returns.

Pickles refer to ``Portfolio.from_json`` by this package's path, which therefore never changes.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Portfolio":
        from .portfolio import Portfolio

        return Portfolio
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
