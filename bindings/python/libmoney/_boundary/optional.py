"""Packages that libmoney works with and does not need."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def optional(name: str) -> Any:
    """A package that is there, since a value of it was given."""
    return import_module(name)
