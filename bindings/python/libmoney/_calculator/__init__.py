"""Expressions and calculators.

Pickles refer to ``Calculator.from_json`` by this package's path, which therefore never changes.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name == "Calculator":
        from .calculator import Calculator

        return Calculator
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
