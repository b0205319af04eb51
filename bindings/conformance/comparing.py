"""Differences of the parts of answers from their vectors."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Any

Vector = dict[str, Any]
Answer = dict[str, Any]


def same(name: str, wanted: Any, got: Any) -> Iterable[str]:
    if wanted != got:
        yield f"{name} is {got!r}, not {wanted!r}"


def equal(name: str, wanted: str, got: str | None) -> Iterable[str]:
    """Numbers are compared by value."""
    if got is None or Decimal(wanted) != Decimal(got):
        yield f"{name} is {got}, not {wanted}"


def near(name: str, wanted: str, got: str, tolerance: str) -> Iterable[str]:
    if abs(Decimal(wanted) - Decimal(got)) > Decimal(tolerance):
        yield f"{name} must be {wanted}, got {got}"


def keys(vector: Vector, answer: Answer, *names: str) -> Iterable[str]:
    for name in names:
        if name in vector:
            yield from same(name, vector[name], answer.get(name))
